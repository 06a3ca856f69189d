import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("UIDynamicItemGroup", .ownHosts)
struct UIDynamicItemGroupTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let left = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
  private let right = UIView(frame: CGRect(x: 200, y: 120, width: 40, height: 40))

  @Test("a group is the rectangle around its items, and moves and turns them together")
  func together() {
    let group = UIDynamicItemGroup(items: [left, right])
    #expect(group.center == CGPoint(x: 170, y: 130) && group.bounds.size == CGSize(width: 140, height: 60))
    group.center.x += 10
    #expect(left.center == CGPoint(x: 130, y: 120) && right.center == CGPoint(x: 230, y: 140))
    group.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(abs(left.center.x - 230) < 0.001 && abs(left.center.y - 140) < 0.001)
    #expect(abs(abs(atan2(left.transform.b, left.transform.a)) - .pi) < 0.001)
  }

  @Test("a group falls onto the floor, and its items keep their places to each other")
  func falls() {
    let host = ViewHost(device: .standard)
    for view in [left, right] { root.addSubview(view) }
    host.show(root, sizing: .fixed(root.bounds.size))
    let animator = UIDynamicAnimator(referenceView: root)
    let group = UIDynamicItemGroup(items: [left, right])
    let collision = UICollisionBehavior(items: [group])
    collision.translatesReferenceBoundsIntoBoundary = true
    host.run {
      animator.addBehavior(UIGravityBehavior(items: [group]))
      animator.addBehavior(collision)
    }
    host.advance(by: 6)
    let lowest = [left, right].map(\.frame.maxY).max() ?? 0
    #expect(abs(lowest - 800) < 2)
    let distance = hypot(left.center.x - right.center.x, left.center.y - right.center.y)
    #expect(abs(distance - hypot(100, 20)) < 0.01)
  }
}
