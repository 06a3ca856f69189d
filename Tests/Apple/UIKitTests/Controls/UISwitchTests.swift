import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UISwitch", .ownHosts)
struct UISwitchTests {
  private typealias Pixel = TestPixels.Pixel
  private let screen: ControlTestScreen
  private let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 7, height: 7))

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
    screen.show(control)
  }

  private func record() -> () -> [Bool] {
    var values: [Bool] = []
    control.addAction(
      UIAction { action in
        if let control = action.sender as? UISwitch { values.append(control.isOn) }
      }, for: .valueChanged)
    return { values }
  }

  @Test("a switch is 51 x 31 points large, whatever it is told")
  func size() {
    #expect(control.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
    control.frame.size = CGSize(width: 200, height: 10)
    #expect(control.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
  }

  @Test("constraints may give it another width, of the alignment rectangle")
  func constrainedWidth() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    let narrow = UISwitch()
    narrow.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(narrow)
    NSLayoutConstraint.activate([
      narrow.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      narrow.topAnchor.constraint(equalTo: root.topAnchor),
      narrow.widthAnchor.constraint(equalToConstant: 47),
    ])
    root.layoutIfNeeded()
    #expect(narrow.frame == CGRect(x: 0, y: 0, width: 49, height: 31))
  }

  @Test("pinned to a trailing edge, its frame reaches two points beyond, as Interface Builder records it")
  func alignment() {
    // The layout is that of pocket-casts: the trailing edge of the switch is that of its superview, which is 382 points
    // wide, and the top is at 9.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 382, height: 54))
    let pinned = UISwitch()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(pinned)
    NSLayoutConstraint.activate([
      pinned.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      pinned.topAnchor.constraint(equalTo: root.topAnchor, constant: 9),
    ])
    root.layoutIfNeeded()
    #expect(pinned.frame == CGRect(x: 333, y: 9, width: 51, height: 31))
  }

  @Test("it hugs its content more than a label does: in a row, the label is stretched")
  func hugging() {
    #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    let label = UILabel()
    label.text = "Flight mode"
    let row = UIStackView(arrangedSubviews: [label, UISwitch()])
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 31)
    row.layoutIfNeeded()
    #expect(label.frame.width == 251)
  }

  @Test("a tap turns it over and sends one event, with the new value there already")
  func tapping() {
    let values = record()
    HostFinger(down: CGPoint(x: 110, y: 110), in: screen.window).lift()
    HostFinger(down: CGPoint(x: 110, y: 110), in: screen.window).lift()
    #expect(values() == [true, false])
  }

  @Test("a drag across the middle turns it over once; back again, not at all")
  func dragging() {
    let values = record()
    let finger = HostFinger(down: CGPoint(x: 110, y: 110), in: screen.window)
    finger.move(to: CGPoint(x: 145, y: 110))
    #expect(values().isEmpty && !control.isOn)
    finger.lift()
    #expect(values() == [true])
    let second = HostFinger(down: CGPoint(x: 145, y: 110), in: screen.window)
    second.move(to: CGPoint(x: 105, y: 110))
    second.move(to: CGPoint(x: 145, y: 110))
    second.lift()
    #expect(values() == [true] && control.isOn)
  }

  @Test("a cancelled touch, and a disabled switch, change nothing")
  func cancelling() {
    let values = record()
    HostFinger(down: CGPoint(x: 110, y: 110), in: screen.window).cancel()
    control.isEnabled = false
    HostFinger(down: CGPoint(x: 110, y: 110), in: screen.window).lift()
    #expect(values().isEmpty && !control.isOn)
  }

  @Test("code that sets the value sends no events")
  func silence() {
    let values = record()
    control.isOn = true
    control.setOn(false, animated: true)
    #expect(values().isEmpty)
  }

  @Test("the event comes before touch up inside, and the primary action with it")
  func order() {
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("value") }, for: .valueChanged)
    control.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
    HostFinger(down: CGPoint(x: 110, y: 110), in: screen.window).lift()
    #expect(log == ["value", "primary", "up"])
  }

  @Test("the track is gray, green or the app's color, and the knob lies at the left, then at the right")
  func looks() {
    control.backgroundColor = .white
    var pixels = screen.pixels(of: control)
    #expect(pixels[44, 15] == Pixel(233, 233, 234))
    #expect(pixels[8, 15] == .white)
    control.isOn = true
    pixels = screen.pixels(of: control)
    #expect(pixels[8, 15] == Pixel(52, 199, 89))
    #expect(pixels[44, 15] == .white)
    control.onTintColor = .red
    control.thumbTintColor = .blue
    pixels = screen.pixels(of: control)
    #expect(pixels[8, 15] == Pixel(255, 0, 0))
    #expect(pixels[44, 15] == Pixel(0, 0, 255))
  }

  @Test("disabled, track and knob are faded as one: nothing of the track shows through the knob")
  func disabled() {
    control.backgroundColor = .white
    control.isOn = true
    control.isEnabled = false
    let pixels = screen.pixels(of: control)
    #expect(pixels[8, 15].isNear(Pixel(154, 227, 172)))
    #expect(pixels[36, 15] == .white)
  }

  @Test("in the dark, over a cell's background, the track is the gray of an iPhone's")
  func dark() {
    let screen = ControlTestScreen(style: .dark)
    let control = UISwitch()
    control.backgroundColor = .secondarySystemBackground
    screen.show(control)
    #expect(screen.pixels(of: control)[44, 15].isNear(Pixel(57, 57, 61)))
  }

  @Test("in a right-to-left interface on is at the left, for fingers too")
  func mirrored() {
    let screen = ControlTestScreen(direction: .rightToLeft)
    let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    control.isOn = true
    screen.show(control)
    #expect(screen.pixels(of: control)[8, 15] == .white)
    let finger = HostFinger(down: CGPoint(x: 110, y: 110), in: screen.window)
    finger.move(to: CGPoint(x: 148, y: 110))
    finger.lift()
    #expect(!control.isOn)
  }

  @Test("the style on a phone is the sliding one, whatever is preferred")
  func style() {
    control.preferredStyle = .checkbox
    #expect(control.style == .sliding && control.preferredStyle == .checkbox)
  }
}
