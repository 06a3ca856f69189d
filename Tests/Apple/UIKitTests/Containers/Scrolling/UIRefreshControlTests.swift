import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIRefreshControl", .ownHosts)
struct UIRefreshControlTests {
  private let screen: ControlTestScreen
  private let control = UIRefreshControl()

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
    control.frame.size.width = 200
    screen.show(control)
  }

  @Test("it is 60 points high, as recorded")
  func size() {
    #expect(control.frame.size == CGSize(width: 200, height: 60))
    #expect(UIRefreshControl(frame: CGRect(x: 1, y: 2, width: 30, height: 4)).frame.height == 60)
    #expect(control.sizeThatFits(CGSize(width: 80, height: 1)) == CGSize(width: 80, height: 60))
  }

  @Test("it is clear until it refreshes, and again afterwards")
  func showing() {
    #expect(screen.pixels(of: control).coveredCount == 0)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(screen.pixels(of: control).coveredRect.midX == 100)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    #expect(screen.pixels(of: control).coveredCount == 0)
  }

  @Test("a pull sends its event when it is complete, and only then; code that begins sends none")
  func pulling() {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    control.pull(to: 0.5)
    #expect(count == 0 && !control.isRefreshing)
    #expect(screen.pixels(of: control).coveredCount > 0)
    control.pull(to: 1)
    control.pull(to: 1)
    #expect(count == 1 && control.isRefreshing)
    control.endRefreshing()
    control.beginRefreshing()
    #expect(count == 1)
  }

  @Test("the wheel has the control's own tint color, and gray whatever its surroundings' is")
  func color() {
    screen.window.tintColor = .green
    #expect(control.tintColor == .systemGray)
    control.tintColor = .red
    control.beginRefreshing()
    let pixels = screen.pixels(of: control)
    #expect(pixels[100, 23].red > 200 && pixels[100, 23].green == 0)
  }

  @Test("words lie under the wheel")
  func title() {
    control.beginRefreshing()
    let before = screen.pixels(of: control).coveredRect
    control.attributedTitle = NSAttributedString(string: "Pull to refresh")
    let after = screen.pixels(of: control).coveredRect
    #expect(after.minY < before.minY && after.maxY > before.maxY && after.width > 2 * before.width)
  }

  @Test("a subclass overrides both of its initializers")
  func subclass() {
    final class Wheel: UIRefreshControl {
      var isMade = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isMade = true
      }
      override convenience init() { self.init(frame: .zero) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Wheel().isMade)
    #expect(UIRefreshControl().bounds.height == UIRefreshControl(frame: .zero).bounds.height)
    #expect(UIRefreshControl().bounds.height > 0)
  }
}
