import QuartzCore
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Gestures among each other", .ownHosts)
struct GestureArbitrationTests {
  private let world = GestureWorld()

  @Test("of two taps the one on the deeper view wins")
  func deeperWins() {
    world.add(UITapGestureRecognizer(), "outer", to: world.window)
    world.add(UITapGestureRecognizer(), "inner")
    world.tap()
    #expect(world.taken() == ["inner ended"])
  }

  @Test("both are recognized where one delegate allows it, whichever it is", arguments: [true, false])
  func together(_ innerAllows: Bool) {
    let outer = world.add(UITapGestureRecognizer(), "outer", to: world.window)
    let inner = world.add(UITapGestureRecognizer(), "inner")
    let judge = GestureJudge()
    judge.together = true
    (innerAllows ? inner : outer).delegate = judge
    world.tap()
    #expect(world.taken() == ["inner ended", "outer ended"])
  }

  @Test("a tap that requires the failing of a double tap waits for it, and fails where that succeeds")
  func failureRequirement() {
    let single = world.add(UITapGestureRecognizer(), "single")
    let double = world.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    world.tap()
    #expect(world.taken().isEmpty && single.state == .possible)
    world.wait(0.3)
    #expect(world.taken().isEmpty)
    world.wait(0.06)
    #expect(world.taken() == ["single ended"])
    #expect(single.state == .possible && double.state == .possible)
    world.tap()
    world.wait(0.1)
    world.tap()
    #expect(world.taken() == ["double ended"])
    world.wait(1)
    #expect(world.taken().isEmpty)
  }

  @Test("without a requirement the single tap comes first, and the double one then prevents the second single one")
  func singleAndDouble() {
    world.add(UITapGestureRecognizer(), "single")
    let double = world.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    world.tap()
    #expect(world.taken() == ["single ended"])
    world.wait(0.1)
    world.tap()
    #expect(world.taken() == ["double ended"])
  }

  @Test("delegates and subclasses may require failing as well")
  func dynamicRequirements() {
    final class Patient: UITapGestureRecognizer {
      override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UILongPressGestureRecognizer
      }
    }
    let press = world.add(UILongPressGestureRecognizer(), "press")
    let tap = world.add(UITapGestureRecognizer(), "tap")
    let judge = GestureJudge()
    judge.waitsFor = press
    tap.delegate = judge
    world.tap()
    #expect(world.taken() == ["tap ended"])
    tap.delegate = nil
    judge.waitsFor = nil
    judge.isAwaitedBy = tap
    press.delegate = judge
    press.minimumPressDuration = 0.02
    world.tap()
    #expect(world.taken() == ["press began", "press ended"])
    world.view.removeGestureRecognizer(tap)
    press.delegate = nil
    world.add(Patient(), "patient")
    world.tap()
    #expect(world.taken() == ["press began", "press ended"])
  }

  @Test("a delegate that says no makes the recognizer fail, and others go on")
  func shouldBegin() {
    let inner = world.add(UITapGestureRecognizer(), "inner")
    world.add(UITapGestureRecognizer(), "outer", to: world.window)
    let judge = GestureJudge()
    judge.begins = false
    inner.delegate = judge
    world.tap()
    #expect(world.taken() == ["outer ended"])
    #expect(judge.asked == ["receive", "begin"])
    judge.receives = false
    world.tap()
    #expect(judge.asked == ["receive", "begin", "receive"])
  }

  @Test("the view that was hit may forbid gestures of views around it")
  func viewForbids() {
    final class Stubborn: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    world.add(UITapGestureRecognizer(), "tap")
    world.view.addSubview(Stubborn(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    world.tap(150, 150)
    #expect(world.taken().isEmpty)
    world.tap(250, 250)
    #expect(world.taken() == ["tap ended"])
  }

  @Test("a control's tap is its own: taps of views around it fail, other gestures don't, nor does a tap of its own")
  func controlsWin() {
    var count = 0
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    world.view.addSubview(button)
    world.add(UITapGestureRecognizer(), "around")
    world.tap()
    #expect(world.taken().isEmpty && count == 1)
    button.isEnabled = false
    world.tap()
    #expect(world.taken() == ["around ended"] && count == 1)
    button.isEnabled = true
    world.add(UILongPressGestureRecognizer(), "press")
    let finger = world.finger()
    world.wait(0.6)
    #expect(world.taken() == ["press began"])
    finger.lift()
    #expect(count == 1)
    _ = world.taken()
    world.add(UITapGestureRecognizer(), "own", to: button)
    world.tap()
    #expect(world.taken() == ["own ended"] && count == 1)
  }

  @Test("a tap around a text that is edited leaves the text its tap")
  func textWins() {
    world.add(UITapGestureRecognizer(), "around")
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    world.view.addSubview(text)
    world.tap()
    #expect(world.taken().isEmpty && text.isFirstResponder)
    world.tap(250, 250)
    #expect(world.taken() == ["around ended"])
    text.resignFirstResponder()
    text.isEditable = false
    world.tap()
    #expect(world.taken() == ["around ended"])
  }

  @Test("a gesture that is recognized takes the touch from the view, unless it is told not to")
  func cancelling() {
    let pan = world.add(UIPanGestureRecognizer(), "pan")
    for (cancels, expected) in [
      (true, ["began", "moved", "cancelled"]), (false, ["began", "moved", "moved", "moved", "ended"]),
    ] {
      pan.cancelsTouchesInView = cancels
      world.view.log = []
      let finger = world.finger()
      finger.move(to: CGPoint(x: 155, y: 150))
      finger.move(to: CGPoint(x: 170, y: 150))
      finger.move(to: CGPoint(x: 180, y: 150))
      finger.lift()
      #expect(world.view.log == expected)
    }
  }

  @Test("touches are delayed until the recognizer fails, and never come where it succeeds")
  func delayingBegan() {
    let pan = world.add(UIPanGestureRecognizer(), "pan")
    pan.delaysTouchesBegan = true
    let finger = world.finger()
    finger.move(to: CGPoint(x: 152, y: 150))
    #expect(world.view.log.isEmpty)
    finger.lift()
    #expect(world.view.log == ["began", "moved", "ended"] || world.view.log == ["began", "ended"])
    world.view.log = []
    let second = world.finger()
    second.move(to: CGPoint(x: 190, y: 150))
    second.lift()
    #expect(world.view.log.isEmpty)
  }

  @Test("the end of a touch waits for a double tap's failing")
  func delayingEnded() {
    let double = world.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    world.tap()
    #expect(world.view.log == ["began"])
    world.wait(0.4)
    #expect(world.view.log == ["began", "ended"])
    world.view.log = []
    double.delaysTouchesEnded = false
    world.tap()
    #expect(world.view.log == ["began", "ended"])
  }

  @Test("fingers on different views are different gestures")
  func independent() {
    let other = UIView(frame: CGRect(x: 100, y: 400, width: 200, height: 200))
    world.window.addSubview(other)
    world.add(UIPanGestureRecognizer(), "first")
    world.add(UIPanGestureRecognizer(), "second", to: other)
    let (one, two) = (world.finger(150, 150), world.finger(150, 450))
    one.move(to: CGPoint(x: 180, y: 150))
    two.move(to: CGPoint(x: 180, y: 450))
    #expect(world.taken() == ["first began", "second began"])
    one.lift()
    two.lift()
    #expect(world.taken() == ["first ended", "second ended"])
  }

  @Test("a recognizer that is switched off or taken away cancels its gesture")
  func abandoning() {
    let pan = world.add(UIPanGestureRecognizer(), "pan")
    for end in [{ pan.isEnabled = false }, { self.world.view.removeGestureRecognizer(pan) }] {
      let finger = world.finger()
      finger.move(to: CGPoint(x: 190, y: 150))
      #expect(world.taken() == ["pan began"])
      end()
      #expect(world.taken() == ["pan cancelled"])
      finger.move(to: CGPoint(x: 200, y: 150))
      finger.lift()
      #expect(world.taken().isEmpty && pan.state == .possible)
      pan.isEnabled = true
    }
    #expect(pan.view == nil && world.view.gestureRecognizers == nil)
  }

  @Test("a recognizer belongs to one view at a time")
  func attaching() {
    let tap = world.add(UITapGestureRecognizer(), "tap")
    #expect(tap.view === world.view && world.view.gestureRecognizers == [tap])
    world.window.addGestureRecognizer(tap)
    #expect(tap.view === world.window && world.view.gestureRecognizers == nil)
    world.window.gestureRecognizers = []
    #expect(tap.view == nil)
  }

  @Test("targets are told once each, by as many arguments as they want")
  func targets() {
    final class Target: NSObject {
      var log: [String] = []
    }
    SelectorTable.add("tapped", to: Target.self) { target, _ in
      target.log.append("tapped")
      return nil
    }
    SelectorTable.add("tapped:", to: Target.self) { target, arguments in
      target.log.append("tapped \(arguments[0] is UITapGestureRecognizer)")
      return nil
    }
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: "tapped:")
    tap.addTarget(target, action: "tapped")
    tap.addTarget(target, action: "tapped")
    world.view.addGestureRecognizer(tap)
    world.tap()
    #expect(target.log == ["tapped true", "tapped"])
    tap.removeTarget(target, action: nil)
    world.tap()
    #expect(target.log.count == 2)
  }
}
