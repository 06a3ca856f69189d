import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UISegmentedControl", .ownHosts)
struct UISegmentedControlTests {
  private typealias Pixel = TestPixels.Pixel
  private let screen: ControlTestScreen
  /// A control with segments of 99 2/3 points and two separators.
  private let control = UISegmentedControl(items: ["One", "Two", "Three"])

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
    screen.show(control, frame: CGRect(x: 50, y: 100, width: 301, height: 32))
  }

  private func record() -> () -> [Int] {
    var values: [Int] = []
    control.addAction(
      UIAction { action in
        if let control = action.sender as? UISegmentedControl { values.append(control.selectedSegmentIndex) }
      }, for: .valueChanged)
    return { values }
  }

  private func tap(_ x: CGFloat) {
    HostFinger(down: CGPoint(x: x, y: 116), in: screen.window).lift()
  }

  @Test("in a stack its frame is 32 high and the next view follows after 31, as Interface Builder records it")
  func alignment() {
    let below = UIView()
    below.heightAnchor.constraint(equalToConstant: 59).isActive = true
    let control = UISegmentedControl(items: ["for 100g / 100ml", "per portion"])
    let stack = UIStackView(arrangedSubviews: [control, below])
    stack.axis = .vertical
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 355, height: 100)
    stack.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 0, y: 0, width: 355, height: 32))
    #expect(below.frame.minY == 41)
  }

  @Test("First and Second make 131 x 31 points: each as wide as the wider title with 20 points around, and a separator")
  func size() {
    let control = UISegmentedControl(items: ["First", "Second"])
    #expect(control.intrinsicContentSize == CGSize(width: 131, height: 31))
    #expect(control.frame.size == CGSize(width: 131, height: 32))
  }

  @Test("segments are equally wide by default, and as wide as their titles when apportioned")
  func widths() {
    let equal = UISegmentedControl(items: ["A", "A long title"])
    let width = equal.intrinsicContentSize.width
    equal.apportionsSegmentWidthsByContent = true
    #expect(equal.intrinsicContentSize.width < width)
    equal.setWidth(100, forSegmentAt: 0)
    equal.setWidth(50, forSegmentAt: 1)
    #expect(equal.intrinsicContentSize == CGSize(width: 151, height: 31))
    #expect(equal.widthForSegment(at: 1) == 50)
  }

  @Test("selecting a segment does not change the size, though its title gets bolder")
  func stableSize() {
    let size = control.intrinsicContentSize
    control.selectedSegmentIndex = 2
    #expect(control.intrinsicContentSize == size)
  }

  @Test("titles are plain text as long as they have a font and a color only")
  func plainTitles() {
    screen.window.layoutIfNeeded()
    func label(_ text: String) -> UILabel? {
      var views: [UIView] = [control]
      while let view = views.popLast() {
        if let label = view as? UILabel, label.text == text { return label }
        views += view.subviews
      }
      return nil
    }
    func isPlain(_ label: UILabel?) -> Bool {
      if case .plain? = label?.content { true } else { false }
    }
    #expect(isPlain(label("One")) && label("One")?.font.pointSize == 13 && label("One")?.textColor == .label)
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    screen.window.layoutIfNeeded()
    #expect(isPlain(label("Two")) && label("Two")?.textColor == .red)
    control.setTitleTextAttributes([.kern: 3], for: .normal)
    screen.window.layoutIfNeeded()
    #expect(!isPlain(label("Two")) && label("Two")?.textColor == .label)
    control.setTitleTextAttributes(nil, for: .normal)
    screen.window.layoutIfNeeded()
    #expect(isPlain(label("Two")) && label("Two")?.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }

  @Test("a tap selects and sends once; on the selected segment it sends nothing")
  func tapping() {
    let values = record()
    tap(200)
    tap(200)
    tap(340)
    #expect(values() == [1, 2])
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("a finger that slides selects the segment that it is lifted over, and none outside")
  func sliding() {
    let values = record()
    let finger = HostFinger(down: CGPoint(x: 60, y: 116), in: screen.window)
    finger.move(to: CGPoint(x: 200, y: 116))
    finger.lift()
    #expect(values() == [1])
    let outside = HostFinger(down: CGPoint(x: 60, y: 116), in: screen.window)
    outside.move(to: CGPoint(x: 60, y: 290))
    outside.lift()
    #expect(values() == [1])
  }

  @Test("a momentary control has its selection while it sends, and none afterwards")
  func momentary() {
    control.isMomentary = true
    let values = record()
    tap(60)
    tap(60)
    #expect(values() == [0, 0])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("a disabled segment can't be tapped, but be selected by code")
  func disabling() {
    let values = record()
    control.setEnabled(false, forSegmentAt: 1)
    tap(200)
    #expect(values().isEmpty && control.selectedSegmentIndex == -1)
    control.selectedSegmentIndex = 1
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("the selection stays with its segment when others come and go")
  func inserting() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "Last", at: 99, animated: false)
    #expect(control.titleForSegment(at: 2) == "Last")
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
  }

  @Test("a segment's action is performed before the control's, and gives the title")
  func actions() {
    var log: [String] = []
    let first = UIAction(title: "List", identifier: UIAction.Identifier("list")) { _ in log.append("list") }
    let second = UIAction(title: "Grid", identifier: UIAction.Identifier("grid")) { _ in log.append("grid") }
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: [first, second])
    control.addAction(UIAction { _ in log.append("value") }, for: .valueChanged)
    screen.show(control)
    HostFinger(down: CGPoint(x: 150, y: 16), in: screen.window).lift()
    #expect(log == ["grid", "value"])
    #expect(control.titleForSegment(at: 0) == "List")
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("grid")) == 1)
    #expect(control.actionForSegment(at: 0) === first)
  }

  @Test("the patch lies under the selected segment, in the app's color")
  func patch() {
    control.selectedSegmentIndex = 1
    control.selectedSegmentTintColor = .red
    let pixels = screen.pixels(of: control)
    #expect(pixels[110, 6] == Pixel(255, 0, 0))
    #expect(pixels[20, 6].alpha == 31)
    #expect(pixels[280, 6].alpha == 31)
  }

  @Test("separators stand between segments, but not beside the selected one")
  func separators() {
    var pixels = screen.pixels(of: control, scale: 2)
    // The gap between the first two segments is at 99 2/3 to 100 2/3 points.
    #expect(pixels[200, 32].alpha > 80)
    #expect(pixels[200, 4].alpha == 31)
    control.selectedSegmentIndex = 2
    pixels = screen.pixels(of: control, scale: 2)
    #expect(pixels[200, 32].alpha > 80)
    #expect(pixels[401, 32].alpha != pixels[200, 32].alpha)
  }

  @Test("in a right-to-left interface the first segment is at the right, for fingers too")
  func mirrored() {
    control.semanticContentAttribute = .forceRightToLeft
    let values = record()
    tap(340)
    #expect(values() == [0])
  }

  @Test("attributes for the selected state win over the normal state's, which fill in for it")
  func attributes() throws {
    control.setTitleTextAttributes([.foregroundColor: UIColor.red, .kern: 2], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    control.selectedSegmentIndex = 0
    control.layoutIfNeeded()
    let titles = control.segments.map { $0.view.label.attributedText! }
    #expect(titles[0].attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    #expect(titles[0].attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    #expect(titles[1].attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(control.titleTextAttributes(for: .selected)?.count == 1)
  }

  @Test("background images take the place of the capsule, each state its own")
  func backgrounds() throws {
    control.setBackgroundImage(try UIImage.picture(["R"]), for: .normal, barMetrics: .default)
    control.setBackgroundImage(try UIImage.picture(["G"]), for: .selected, barMetrics: .default)
    control.setDividerImage(
      try UIImage.picture(["BBB"]), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    control.selectedSegmentIndex = 2
    let pixels = screen.pixels(of: control)
    #expect(pixels[2, 2] == Pixel(255, 0, 0))
    #expect(pixels[298, 2] == Pixel(0, 255, 0))
    #expect(pixels[99, 2] == Pixel(0, 0, 255))
    #expect(control.backgroundImage(for: .normal, barMetrics: .compact) != nil)
  }

  @Test("offsets and adjustments move the contents")
  func offsets() {
    control.layoutIfNeeded()
    let before = control.segments[0].view.label.frame.origin
    control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 0)
    control.setContentPositionAdjustment(
      UIOffset(horizontal: 1, vertical: 1), forSegmentType: .left, barMetrics: .default)
    control.layoutIfNeeded()
    let after = control.segments[0].view.label.frame.origin
    #expect(after == CGPoint(x: before.x + 4, y: before.y - 1))
  }
}
