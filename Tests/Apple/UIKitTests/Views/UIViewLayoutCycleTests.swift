import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIView layout cycle", .ownHosts)
struct UIViewLayoutCycleTests {
  init() { StandardScreen.make() }

  private final class Counting: UIView {
    nonisolated(unsafe) static var log: [String] = []
    var name = ""
    var onLayout: (() -> Void)?
    var draws = 0

    convenience init(_ name: String) {
      self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      self.name = name
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      Self.log.append("layout \(name)")
      onLayout?()
    }
    override func updateConstraints() {
      Self.log.append("constraints \(name)")
      super.updateConstraints()
    }
    override func draw(_ rect: CGRect) { draws += 1 }
  }

  private func log(_ action: () -> Void) -> [String] {
    Counting.log = []
    action()
    return Counting.log
  }

  private func pair() -> (Counting, Counting) {
    let (root, child) = (Counting("root"), Counting("child"))
    root.addSubview(child)
    _ = log { root.layoutIfNeeded() }
    return (root, child)
  }

  @Test("layout runs once where it was asked for, superviews first, and not again")
  func once() {
    let (root, child) = pair()
    child.setNeedsLayout()
    root.setNeedsLayout()
    root.setNeedsLayout()
    #expect(log { root.layoutIfNeeded() } == ["layout root", "layout child"])
    #expect(log { root.layoutIfNeeded() } == [])
  }

  @Test("only what is dirty is visited")
  func onlyDirty() {
    let (root, child) = pair()
    child.setNeedsLayout()
    #expect(log { root.layoutIfNeeded() } == ["layout child"])
  }

  @Test("a new size asks for layout, a new place does not")
  func geometry() {
    let (root, child) = pair()
    child.center.x += 5
    #expect(log { root.layoutIfNeeded() } == [])
    child.bounds.size.width += 5
    #expect(log { root.layoutIfNeeded() } == ["layout child"])
  }

  @Test("constraints are updated before layout, subviews first")
  func constraints() {
    let (root, child) = pair()
    root.setNeedsUpdateConstraints()
    child.setNeedsUpdateConstraints()
    let entries = log { root.layoutIfNeeded() }
    #expect(Array(entries.prefix(2)) == ["constraints child", "constraints root"])
    #expect(!root.needsUpdateConstraints())
  }

  @Test("layout that asks for layout of itself is done again in the same pass, and ends")
  func again() {
    let (root, child) = pair()
    var rounds = 0
    child.onLayout = {
      rounds += 1
      if rounds < 3 { child.setNeedsLayout() }
    }
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(rounds == 3)
  }

  @Test("layout that never settles ends with a message that names the view")
  func neverSettles() {
    let (root, child) = pair()
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    child.onLayout = { child.setNeedsLayout() }
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(messages.count == 1)
    #expect(messages.first?.contains("did not settle") == true)
    #expect(Counting.log.filter { $0 == "layout child" }.count <= 101, "each round would go through all passes")
  }

  @Test("a controller may make its subviews anew whenever it was laid out")
  func subviewsMadeAfterLayout() {
    final class Grid: UIViewController {
      var times = 0
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        times += 1
        for view in view.subviews { view.removeFromSuperview() }
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width / 4, height: 20)))
      }
    }
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    let grid = Grid()
    grid.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    grid.view.layoutIfNeeded()
    #expect(grid.times == 1 && messages.isEmpty)
    #expect(grid.view.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 50, height: 20)])
    grid.view.frame.size.width = 400
    grid.view.layoutIfNeeded()
    #expect(grid.times == 2)
    #expect(grid.view.subviews.map(\.frame.width) == [100])
  }

  @Test("content is drawn once for each request, and for a new size with content mode redraw only")
  func display() {
    let (root, child) = pair()
    FrameLoop.update(root)
    let first = child.draws
    #expect(first == 1)
    FrameLoop.update(root)
    #expect(child.draws == first)
    child.setNeedsDisplay()
    child.setNeedsDisplay()
    FrameLoop.update(root)
    #expect(child.draws == first + 1)
    child.bounds.size.width = 50
    FrameLoop.update(root)
    #expect(child.draws == first + 1)
    child.contentMode = .redraw
    FrameLoop.update(root)
    child.bounds.size.width = 60
    FrameLoop.update(root)
    #expect(child.draws == first + 3)
  }

  @Test("draw(_:) has the view's coordinates: y downwards from the bounds' origin")
  func drawing() throws {
    final class Corner: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: bounds.minX, y: bounds.minY, width: 2, height: 1))
      }
    }
    let view = Corner(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    FrameLoop.update(view)
    let image = try #require(ViewRendering.image(of: view, scale: 1))
    let reds = image.withPixels { pixels, bytesPerRow in
      (0..<4).map { row in (0..<4).map { pixels[row * bytesPerRow + $0 * 4 + 2] } }
    }
    #expect(reds == [[255, 255, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
  }
}
