import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("UIAttachmentBehavior", .ownHosts)
struct UIAttachmentBehaviorTests {
  private let host = ViewHost(device: .standard)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let first = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let second = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
  private let animator: UIDynamicAnimator

  init() {
    root.addSubview(first)
    root.addSubview(second)
    animator = UIDynamicAnimator(referenceView: root)
    host.show(root, sizing: .fixed(root.bounds.size))
  }

  private func run(_ behaviors: UIDynamicBehavior..., seconds: TimeInterval) {
    host.run { for behavior in behaviors { animator.addBehavior(behavior) } }
    host.advance(by: seconds)
  }

  private func turn(_ view: UIView) -> CGFloat { atan2(view.transform.b, view.transform.a) }

  /// Returns a behavior that anchors the second view.
  private func anchored() -> UIDynamicItemBehavior {
    let behavior = UIDynamicItemBehavior(items: [second])
    behavior.isAnchored = true
    return behavior
  }

  @Test("an item on a rail slides along it alone, and does not turn")
  func rail() {
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: first, attachmentAnchor: CGPoint(x: 150, y: 150), axisOfTranslation: CGVector(dx: 2, dy: 0))
    let push = UIPushBehavior(items: [first], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 40), for: first)
    run(rail, push, UIGravityBehavior(items: [first]), seconds: 0.5)
    #expect(first.center.x > 170 && abs(first.center.y - 150) < 2 && abs(turn(first)) < 0.02)
    #expect(rail.attachedBehaviorType == .anchor && rail.items.count == 1)
  }

  @Test("an item slides no farther than the range of its rail")
  func railEnds() {
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: first, attachmentAnchor: CGPoint(x: 150, y: 150), axisOfTranslation: CGVector(dx: 0, dy: 1))
    rail.attachmentRange = UIFloatRange(minimum: -10, maximum: 60)
    run(rail, UIGravityBehavior(items: [first]), seconds: 2)
    #expect(abs(first.center.y - 210) < 2 && abs(first.center.x - 150) < 1)
  }

  @Test("two items that slide along each other keep the distance across")
  func twoOnRail() {
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 200, y: 150),
      axisOfTranslation: CGVector(dx: 0, dy: 1))
    rail.attachmentRange = UIFloatRange(minimum: -300, maximum: 300)
    run(rail, anchored(), UIGravityBehavior(items: [first]), seconds: 0.4)
    #expect(first.center.y > 200 && abs(first.center.x - 150) < 2 && abs(turn(first)) < 0.05)
    #expect(rail.attachedBehaviorType == .items)
  }

  @Test("an item turns about a pin, as far as its range goes")
  func pin() {
    let pin = UIAttachmentBehavior.pinAttachment(
      with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 200, y: 150))
    pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
    run(pin, anchored(), UIGravityBehavior(items: [first]), seconds: 3)
    #expect(abs(abs(turn(first)) - 0.5) < 0.05)
    // The center keeps its distance from the anchor point.
    #expect(abs(hypot(first.center.x - 200, first.center.y - 150) - 50) < 2)
  }

  @Test("friction holds an item at its pin against a small pull")
  func friction() {
    func turned(by torque: CGFloat) -> CGFloat {
      (first.transform, first.center) = (.identity, CGPoint(x: 150, y: 150))
      host.run { animator.removeAllBehaviors() }
      let pin = UIAttachmentBehavior.pinAttachment(
        with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 200, y: 150))
      pin.frictionTorque = torque
      let gravity = UIGravityBehavior(items: [first])
      gravity.magnitude = 0.1
      run(pin, anchored(), gravity, seconds: 0.5)
      return abs(turn(first))
    }
    #expect(turned(by: 0) > 0.1)
    #expect(turned(by: 10) < 0.03)
  }

  @Test("fixed items move as one")
  func fixed() {
    let weld = UIAttachmentBehavior.fixedAttachment(
      with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 200, y: 150))
    let push = UIPushBehavior(items: [second], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 3)
    run(weld, push, seconds: 0.5)
    #expect(abs(turn(first)) > 0.02 && abs(turn(first) - turn(second)) < 0.05)
    #expect(abs(hypot(first.center.x - second.center.x, first.center.y - second.center.y) - 100) < 2)
    #expect(first.center.y > 150)
  }

  @Test("items on a rope come nearer to each other, but not farther apart")
  func rope() {
    let rope = UIAttachmentBehavior.limitAttachment(
      with: first, offsetFromCenter: .zero, attachedTo: second, offsetFromCenter: .zero)
    let push = UIPushBehavior(items: [first], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    run(rope, anchored(), push, seconds: 0.5)
    #expect(rope.length == 100 && abs(second.center.x - first.center.x) < 80)
    host.run { animator.removeAllBehaviors() }
    run(rope, anchored(), UIGravityBehavior(items: [first]), seconds: 5)
    #expect(abs(hypot(first.center.x - second.center.x, first.center.y - second.center.y) - 100) < 3)
  }
}
