import Foundation
import QuartzCore
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("UIDynamicAnimator", .ownHosts)
struct UIDynamicAnimatorTests {
  private let host = ViewHost(device: .standard)
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let animator: UIDynamicAnimator

  init() {
    root.addSubview(box)
    animator = UIDynamicAnimator(referenceView: root)
    host.show(root, sizing: .fixed(root.bounds.size))
  }

  private func run(_ seconds: TimeInterval) { host.advance(by: seconds) }

  private func inHost(_ body: () -> Void) { host.run(body) }

  @Test("gravity of 1 accelerates by 1000 points per second squared")
  func gravity() {
    inHost { animator.addBehavior(UIGravityBehavior(items: [box])) }
    #expect(animator.isRunning)
    run(0.5)
    // The distance is half of 1000 times the square of the time, within the errors of steps and of the first frame.
    #expect(abs(box.center.y - (150 + 125)) < 10 && box.center.x == 150)
    #expect(abs(animator.elapsedTime - 0.5) < 0.02)
  }

  @Test("what falls comes to rest on the floor, and the animator stops")
  func floor() {
    final class Delegate: NSObject, UIDynamicAnimatorDelegate {
      var log: [String] = []
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
    }
    let delegate = Delegate()
    animator.delegate = delegate
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    inHost {
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
    }
    run(5)
    #expect(abs(box.frame.maxY - 800) < 1 && abs(box.center.x - 150) < 1)
    #expect(!animator.isRunning && delegate.log == ["resume", "pause"])
    inHost { animator.addBehavior(UIPushBehavior(items: [box], mode: .instantaneous)) }
    #expect(animator.isRunning)
  }

  @Test("items on top of each other come to rest, one on the other")
  func stack() {
    let other = UIView(frame: CGRect(x: 110, y: 300, width: 100, height: 100))
    root.addSubview(other)
    let collision = UICollisionBehavior(items: [box, other])
    collision.translatesReferenceBoundsIntoBoundary = true
    inHost {
      animator.addBehavior(UIGravityBehavior(items: [box, other]))
      animator.addBehavior(collision)
    }
    run(6)
    #expect(abs(other.center.y - 750) < 1.5 && abs(box.center.y - 650) < 2.5)
    #expect(!animator.isRunning)
  }

  @Test("elasticity throws an item back up; without it, it stays down")
  func elasticity() {
    func highest(_ elasticity: CGFloat) -> CGFloat {
      box.frame = CGRect(x: 100, y: 500, width: 100, height: 100)
      let collision = UICollisionBehavior(items: [box])
      collision.translatesReferenceBoundsIntoBoundary = true
      let traits = UIDynamicItemBehavior(items: [box])
      traits.elasticity = elasticity
      inHost {
        animator.removeAllBehaviors()
        for behavior in [UIGravityBehavior(items: [box]), collision, traits] { animator.addBehavior(behavior) }
      }
      var reached = false
      var top = CGFloat.infinity
      for _ in 0..<90 {
        run(1 / 60)
        if box.frame.maxY > 795 { reached = true }
        if reached { top = min(top, box.frame.maxY) }
      }
      return top
    }
    #expect(highest(0) > 790)
    // The box rises by about the square of its elasticity.
    #expect(abs(highest(0.7) - (800 - 200 * 0.49)) < 15)
  }

  @Test("a snap brings an item exactly to its point and upright")
  func snap() {
    box.transform = CGAffineTransform(rotationAngle: 0.5)
    inHost { animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 300, y: 600))) }
    run(0.1)
    #expect(box.center != CGPoint(x: 150, y: 150) && box.center != CGPoint(x: 300, y: 600))
    run(3)
    #expect(box.center == CGPoint(x: 300, y: 600) && abs(box.transform.b) < 0.001)
    #expect(!animator.isRunning)
  }

  @Test("a push of 1 moves a view of 100 by 100 points at 100 points per second")
  func push() {
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    inHost { animator.addBehavior(push) }
    run(1)
    #expect(!push.active && abs(box.center.x - 250) < 5 && abs(box.center.y - 150) < 0.1)
    let other = UIPushBehavior(items: [box], mode: .instantaneous)
    other.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 30), for: box)
    other.setAngle(0, magnitude: 1)
    inHost { animator.addBehavior(other) }
    run(0.2)
    #expect(box.transform.b != 0)
  }

  @Test("an attachment keeps its length: the item swings about its anchor")
  func attachment() {
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 250, y: 150))
    #expect(attachment.length == 100)
    inHost {
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(attachment)
    }
    var lowest: CGFloat = 0
    for _ in 0..<60 {
      run(1 / 60)
      #expect(abs(hypot(box.center.x - 250, box.center.y - 150) - 100) < 3)
      lowest = max(lowest, box.center.y)
    }
    #expect(lowest > 240)
  }

  @Test("delegates hear of contacts with items and boundaries, and of their ends")
  func contacts() {
    final class Delegate: NSObject, UICollisionBehaviorDelegate {
      var log: [String] = []
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
      ) { log.append("began \(identifier.map { "\($0)" } ?? "bounds")") }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
      ) { log.append("ended \(identifier.map { "\($0)" } ?? "bounds")") }
    }
    let delegate = Delegate()
    let collision = UICollisionBehavior(items: [box])
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 400, y: 400))
    collision.collisionDelegate = delegate
    inHost {
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.addBehavior(collision)
    }
    run(2)
    #expect(delegate.log.first == "began shelf" && abs(box.frame.maxY - 400) < 1.5)
    inHost { collision.removeBoundary(withIdentifier: "shelf" as NSString) }
    run(0.5)
    #expect(delegate.log.last == "ended shelf" && box.frame.maxY > 450)
  }

  @Test("anchored items stay; resistance slows; items that may not turn do not")
  func traits() {
    let wall = UIView(frame: CGRect(x: 80, y: 400, width: 60, height: 40))
    root.addSubview(wall)
    let fixed = UIDynamicItemBehavior(items: [wall])
    fixed.isAnchored = true
    let upright = UIDynamicItemBehavior(items: [box])
    upright.allowsRotation = false
    inHost {
      for behavior in [
        UIGravityBehavior(items: [box, wall]), UICollisionBehavior(items: [box, wall]), fixed, upright,
      ] { animator.addBehavior(behavior) }
    }
    run(2)
    #expect(wall.center == CGPoint(x: 110, y: 420) && box.transform.isIdentity && abs(box.frame.maxY - 400) < 1.5)
    inHost { animator.removeAllBehaviors() }
    let slow = UIDynamicItemBehavior(items: [box])
    slow.resistance = 5
    slow.addLinearVelocity(CGPoint(x: 500, y: 0), for: box)
    #expect(slow.linearVelocity(for: box) == CGPoint(x: 500, y: 0))
    let start = box.center.x
    inHost { animator.addBehavior(slow) }
    run(2)
    #expect(abs(box.center.x - start - 100) < 5)
  }

  @Test("the same every time, to the last bit")
  func deterministic() {
    func place() -> (CGPoint, CGAffineTransform) {
      let host = ViewHost(device: .standard)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let views = (0..<6).map { UIView(frame: CGRect(x: 60 * $0, y: 40 * $0, width: 70, height: 50)) }
      for view in views { root.addSubview(view) }
      host.show(root, sizing: .fixed(root.bounds.size))
      let animator = UIDynamicAnimator(referenceView: root)
      let collision = UICollisionBehavior(items: views)
      collision.translatesReferenceBoundsIntoBoundary = true
      host.run {
        animator.addBehavior(UIGravityBehavior(items: views))
        animator.addBehavior(collision)
      }
      host.advance(by: 1.3)
      return (views[3].center, views[3].transform)
    }
    let (first, second) = (place(), place())
    #expect(first.0 == second.0 && first.1 == second.1)
  }
}
