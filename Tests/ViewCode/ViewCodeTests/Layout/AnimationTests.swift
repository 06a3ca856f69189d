import TestHosts
import Testing
import UIKit
import ViewCode
import ViewHost

@MainActor
private final class DrawerView: CodedView {
  @Rebuilds var isOpen = false
  @Configures var isBright = false
  let box = UIView()
  var hierarchy: Hierarchy { box }
  var layout: Layout {
    box.pin(.top, .leading)
    box.width(50)
    box.height(isOpen ? 100 : 10)
  }
  var configuration: Configuration { Setting(\.alpha, of: box, to: isBright ? 1 : 0.5) }
}

@MainActor
@Suite("Animated layout", .ownHosts)
struct AnimationTests {
  private let host = ViewHost()
  private let controller = UIViewController()
  private let drawer = DrawerView()

  init() {
    controller.view.addSubview(drawer)
    drawer.pin(.edges).activate()
    host.show(controller)
  }

  private func sample(_ count: Int, every seconds: TimeInterval) -> [CGFloat] {
    (0..<count).map { _ in
      host.advance(by: seconds)
      return drawer.box.layer.presentation()?.bounds.height ?? 0
    }
  }

  @Test("a change of state moves what layout makes of it, evenly where that is asked for")
  func linear() {
    var ends: [Bool] = []
    controller.animateLayout(.linear(duration: 1)) {
      drawer.isOpen = true
    } completion: {
      ends.append($0)
    }
    #expect(drawer.box.bounds.height == 100)
    let heights = sample(4, every: 0.25)
    for (height, expected) in zip(heights, [32.5, 55, 77.5, 100]) { #expect(abs(height - expected) < 3) }
    host.advance(by: 0.1)
    #expect(ends == [true])
  }

  @Test("what the configuration sets is animated too")
  func configuration() {
    drawer.animateLayout(.linear(duration: 1)) { drawer.isBright = true }
    host.advance(by: 0.5)
    let opacity = drawer.box.layer.presentation()?.opacity ?? 0
    #expect(abs(opacity - 0.75) < 0.03)
  }

  @Test("slow at one end or both is slow there")
  func curves() {
    drawer.animateLayout(.easeIn(duration: 1)) { drawer.isOpen = true }
    let easeIn = sample(1, every: 0.5)[0]
    host.advance(by: 1)
    drawer.animateLayout(.easeOut(duration: 1)) { drawer.isOpen = false }
    let easeOut = sample(1, every: 0.5)[0]
    // After half of the time, one curve has less than half of the distance, and the other one more.
    #expect(easeIn < 50)
    #expect(easeOut < 50)
    host.advance(by: 1)
    drawer.animateLayout(.easeInOut(duration: 1)) { drawer.isOpen = true }
    let easeInOut = sample(2, every: 0.25)
    #expect(easeInOut[0] < 32)
    #expect(abs(easeInOut[1] - 55) < 3)
  }

  @Test("a spring with bounce swings beyond its end, one without does not, and both rest there")
  func springs() {
    drawer.animateLayout(.spring(duration: 1, bounce: 0.6)) { drawer.isOpen = true }
    let swinging = sample(20, every: 0.05)
    #expect((swinging.max() ?? 0) > 101)
    host.advance(by: 1)
    #expect(drawer.box.layer.presentation()?.bounds.height == 100)
    drawer.animateLayout(.spring(duration: 1)) { drawer.isOpen = false }
    let creeping = sample(20, every: 0.05)
    #expect((creeping.min() ?? 0) > 9.5)
    host.advance(by: 1)
    #expect(drawer.box.layer.presentation()?.bounds.height == 10)
  }

  @Test("a delay waits before")
  func delay() {
    drawer.animateLayout(.linear(duration: 0.2).delayed(by: 0.5)) { drawer.isOpen = true }
    let heights = sample(8, every: 0.1)
    #expect(heights[3] == 10)
    #expect(heights[7] == 100)
  }

  @Test("what was due before does not move along")
  func due() {
    let late = UIView()
    controller.view.addSubview(late)
    late.pin(.top, .leading, inset: 200).activate()
    let width = late.width(10).activate()
    late.height(10).activate()
    controller.animateLayout(.linear(duration: 1)) { width.constant = 110 }
    host.advance(by: 0.5)
    let shown = late.layer.presentation()
    #expect(shown?.frame.minX == 200)
    #expect(abs((shown?.bounds.width ?? 0) - 60) < 3)
  }

  @Test("groups and states move as they come and go")
  func groups() {
    let modes = LayoutStates(false) { isWide in drawer.box.width(isWide ? 200 : 100).priority(.required) }
    drawer.box.constraints.filter { $0.firstAttribute == .width }.deactivate()
    modes.activate()
    drawer.layoutIfNeeded()
    drawer.animateLayout(.linear(duration: 1)) { modes.current = true }
    host.advance(by: 0.5)
    #expect(abs((drawer.box.layer.presentation()?.bounds.width ?? 0) - 150) < 4)
  }
}
