import Foundation
import QuartzCore
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Kinds of gestures", .ownHosts)
struct GestureKindTests {
  private let world = GestureWorld()

  @Test("a tap is short, stays where it is, and has as many fingers as asked for")
  func taps() {
    let tap = world.add(UITapGestureRecognizer(), "tap")
    world.tap(150, 160)
    #expect(world.taken() == ["tap ended"])
    #expect(tap.location(in: world.view) == CGPoint(x: 50, y: 60))
    let long = world.finger()
    world.wait(0.8)
    long.lift()
    let far = world.finger()
    far.move(to: CGPoint(x: 196, y: 150))
    far.lift()
    let (first, second) = (world.finger(), world.finger(200, 200))
    second.lift()
    first.lift()
    let taken = world.finger()
    taken.cancel()
    #expect(world.taken().isEmpty)
    tap.numberOfTouchesRequired = 2
    world.tap()
    #expect(world.taken().isEmpty)
    let (third, fourth) = (world.finger(140, 150), world.finger(160, 150))
    third.lift()
    #expect(world.taken().isEmpty)
    fourth.lift()
    #expect(world.taken() == ["tap ended"])
  }

  @Test(
    "taps in a row come within 0.35 seconds and 45 points of each other",
    arguments: [(0.34, 40.0, true), (0.36, 0, false), (0.1, 46, false)])
  func rows(_ pause: Double, _ distance: Double, _ succeeds: Bool) {
    let tap = world.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = 3
    world.tap()
    world.wait(0.1)
    world.tap()
    world.wait(pause)
    world.tap(150 + distance, 150)
    #expect(world.taken() == (succeeds ? ["tap ended"] : []))
  }

  @Test("a long press begins after its time, goes on with the finger, and ends with it")
  func longPress() {
    let press = world.add(UILongPressGestureRecognizer(), "press")
    let finger = world.finger()
    world.wait(0.49)
    #expect(world.taken().isEmpty)
    finger.move(to: CGPoint(x: 159, y: 150))
    world.wait(0.01)
    #expect(world.taken() == ["press began"])
    finger.move(to: CGPoint(x: 300, y: 150))
    #expect(press.location(in: nil).x == 300)
    finger.lift()
    #expect(world.taken() == ["press changed", "press ended"])
    let wandering = world.finger()
    wandering.move(to: CGPoint(x: 161, y: 150))
    world.wait(1)
    wandering.lift()
    world.tap()
    #expect(world.taken().isEmpty)
    press.minimumPressDuration = 0
    let instant = world.finger()
    #expect(world.taken() == ["press began"])
    instant.cancel()
    #expect(world.taken() == ["press cancelled"])
    press.minimumPressDuration = 0.5
    press.numberOfTapsRequired = 1
    world.tap()
    world.wait(0.1)
    let second = world.finger()
    world.wait(0.5)
    second.lift()
    #expect(world.taken() == ["press began", "press ended"])
  }

  @Test("a pan begins after ten points, and counts from there, with the speed of the last tenth of a second")
  func pan() {
    let pan = world.add(UIPanGestureRecognizer(), "pan")
    let finger = world.finger()
    world.wait(0.1)
    finger.move(to: CGPoint(x: 159, y: 150))
    #expect(world.taken().isEmpty)
    world.wait(0.1)
    finger.move(to: CGPoint(x: 190, y: 150))
    #expect(world.taken() == ["pan began"])
    #expect(pan.translation(in: world.view) == CGPoint(x: 30, y: 0))
    #expect(abs(pan.velocity(in: nil).x - 310) < 1e-6)
    world.wait(0.1)
    finger.move(to: CGPoint(x: 190, y: 170))
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 20))
    #expect(abs(pan.velocity(in: nil).y - 200) < 1e-6 && abs(pan.velocity(in: nil).x) < 1e-6)
    pan.setTranslation(.zero, in: nil)
    finger.move(to: CGPoint(x: 195, y: 170))
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
    world.wait(0.2)
    finger.lift()
    #expect(world.taken() == ["pan changed", "pan changed", "pan ended"])
  }

  @Test("a pan counts in the coordinates of the view that is asked")
  func panInTransformedView() {
    let pan = world.add(UIPanGestureRecognizer(), "pan")
    let scaled = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
    world.window.addSubview(scaled)
    let finger = world.finger()
    finger.move(to: CGPoint(x: 200, y: 150))
    #expect(pan.translation(in: scaled) == CGPoint(x: 20, y: 0))
    finger.lift()
  }

  @Test("a pan takes as many fingers as it is told, and does not jump when they come and go")
  func panFingers() {
    let pan = world.add(UIPanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 1
    let (first, second) = (world.finger(), world.finger(250, 250))
    first.move(to: CGPoint(x: 190, y: 150))
    #expect(world.taken().isEmpty)
    first.lift()
    second.lift()
    pan.maximumNumberOfTouches = .max
    pan.minimumNumberOfTouches = 2
    let third = world.finger()
    third.move(to: CGPoint(x: 190, y: 150))
    #expect(world.taken().isEmpty)
    let fourth = world.finger(250, 150)
    fourth.move(to: CGPoint(x: 290, y: 150))
    #expect(world.taken() == ["pan began"])
    let way = pan.translation(in: nil)
    let fifth = world.finger(120, 280)
    #expect(pan.translation(in: nil) == way && pan.numberOfTouches == 3)
    fifth.lift()
    #expect(pan.translation(in: nil) == way)
    third.lift()
    fourth.lift()
    #expect(world.taken() == ["pan ended"])
  }

  @Test("a pan from the edge comes from one of its edges and goes inwards")
  func edgePan() {
    let pan = world.add(UIScreenEdgePanGestureRecognizer(), "edge", to: world.window)
    pan.edges = .left
    func drag(_ x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat) -> [String] {
      let finger = world.finger(x, y)
      finger.move(to: CGPoint(x: endX, y: endY))
      finger.lift()
      return world.taken()
    }
    #expect(drag(5, 300, to: 60, 310) == ["edge began", "edge ended"])
    #expect(drag(30, 300, to: 90, 300).isEmpty)
    #expect(drag(5, 300, to: 10, 400).isEmpty)
    #expect(drag(388, 300, to: 300, 300).isEmpty)
    pan.edges = [.right]
    #expect(drag(388, 300, to: 300, 300) == ["edge began", "edge ended"])
  }

  @Test(
    "a swipe goes fifty points in its direction within half a second",
    arguments: [
      (CGPoint(x: 60, y: 10), 0.2, ["swipe ended"]), (CGPoint(x: 60, y: 10), 0.6, []), (CGPoint(x: 40, y: 0), 0.2, []),
      (CGPoint(x: -60, y: 0), 0.2, []), (CGPoint(x: 10, y: 60), 0.2, []),
    ] as [(CGPoint, Double, [String])])
  func swipe(_ way: CGPoint, _ time: Double, _ expected: [String]) {
    world.add(UISwipeGestureRecognizer(), "swipe")
    let finger = world.finger()
    world.wait(time / 2)
    finger.move(to: CGPoint(x: 150 + way.x / 2, y: 150 + way.y / 2))
    world.wait(time / 2)
    finger.move(to: CGPoint(x: 150 + way.x, y: 150 + way.y))
    finger.lift()
    #expect(world.taken() == expected)
  }

  @Test("a pinch tells how far apart the fingers are, and how fast that changes")
  func pinch() {
    let pinch = world.add(UIPinchGestureRecognizer(), "pinch")
    let (first, second) = (world.finger(150, 200), world.finger(250, 200))
    world.wait(0.05)
    second.move(to: CGPoint(x: 255, y: 200))
    #expect(world.taken().isEmpty)
    world.wait(0.05)
    second.move(to: CGPoint(x: 300, y: 200))
    #expect(world.taken() == ["pinch began"])
    #expect(pinch.scale == 1.5 && abs(pinch.velocity - 5) < 1e-6)
    #expect(pinch.location(in: nil) == CGPoint(x: 225, y: 200))
    pinch.scale = 1
    second.move(to: CGPoint(x: 225, y: 200))
    #expect(pinch.scale == 0.5)
    first.lift()
    #expect(world.taken() == ["pinch changed", "pinch ended"])
    second.lift()
    #expect(pinch.scale == 1 && pinch.state == .possible)
  }

  @Test("a rotation tells how far the fingers have turned, also past half a turn")
  func rotation() {
    let rotation = world.add(UIRotationGestureRecognizer(), "rotation")
    let (first, second) = (world.finger(200, 200), world.finger(250, 200))
    for step in 1...40 {
      let angle = Double(step) * 0.1
      second.move(to: CGPoint(x: 200 + 50 * cos(angle), y: 200 + 50 * sin(angle)))
    }
    #expect(abs(rotation.rotation - 4) < 1e-9)
    #expect(world.taken().first == "rotation began")
    second.lift()
    first.lift()
    #expect(world.taken() == ["rotation ended"])
  }

  @Test("only kinds of touches that are allowed come to a recognizer")
  func touchTypes() {
    let tap = world.add(UITapGestureRecognizer(), "tap")
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    world.tap()
    #expect(world.taken().isEmpty)
  }
}
