import Foundation
import TestHosts
import Testing

@testable import UIKit

/// Views with random moves and changes of constraints have the same result as new views.
@Suite("Random changes to views", .ownHosts) @MainActor
struct RandomViewLayoutTests {
  init() { StandardScreen.make() }

  /// A description of the views that suffices to create them again.
  struct Plan {
    struct Rule {
      var first: Int
      var attribute: NSLayoutConstraint.Attribute
      var relation: NSLayoutConstraint.Relation
      /// The second view, or nil for a constraint of a length.
      var second: Int?
      var constant: CGFloat
      var priority: Float
      var isActive: Bool
    }

    var parents: [Int] = []
    var contents: [CGSize] = []
    var isHidden: [Bool] = []
    var rules: [Rule] = []
    var rootSize = CGSize(width: 390, height: 844)
  }

  /// The views of a plan, with the root as number 0.
  @MainActor
  final class World {
    let views: [UIView]
    let constraints: [NSLayoutConstraint]

    init(_ plan: Plan) {
      let root = makeRoot(plan.rootSize.width, plan.rootSize.height)
      let contents = plan.contents.map { ContentView($0.width, $0.height) }
      let views: [UIView] = [root] + contents
      for (index, view) in contents.enumerated() {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.isHidden = plan.isHidden[index]
        views[plan.parents[index]].addSubview(view)
      }
      self.views = views
      constraints = plan.rules.map { rule in
        let constraint = NSLayoutConstraint(
          item: views[rule.first], attribute: rule.attribute, relatedBy: rule.relation,
          toItem: rule.second.map { views[$0] }, attribute: rule.second == nil ? .notAnAttribute : rule.attribute,
          multiplier: 1, constant: rule.constant)
        constraint.priority = UILayoutPriority(rule.priority)
        return constraint
      }
      for (constraint, rule) in zip(constraints, plan.rules) where rule.isActive { constraint.isActive = true }
    }

    var frames: [CGRect] {
      views[0].layoutIfNeeded()
      return views.dropFirst().map(\.frame)
    }
  }

  struct Random {
    var state: UInt64
    mutating func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }

  static func plan(_ random: inout Random) -> Plan {
    var plan = Plan()
    let count = 4 + random.below(9)
    for index in 1...count {
      plan.parents.append(random.below(index))
      plan.contents.append(CGSize(width: 10 + 2 * random.below(40), height: 10 + 2 * random.below(20)))
      plan.isHidden.append(false)
    }
    // All priorities differ, and the weakest constraints determine every view, so that the best solution is unique.
    var priority: Float = 1
    func add(
      _ first: Int, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ second: Int?,
      _ constant: Int, isActive: Bool = true
    ) {
      plan.rules.append(
        Plan.Rule(
          first: first, attribute: attribute, relation: relation, second: second, constant: CGFloat(constant),
          priority: priority, isActive: isActive))
      priority += 1
    }
    for view in 1...count {
      add(view, .left, .equal, 0, 8 * view)
      add(view, .top, .equal, 0, 6 * view)
      add(view, .width, .equal, nil, 40)
      add(view, .height, .equal, nil, 20)
    }
    let attributes: [NSLayoutConstraint.Attribute] = [
      .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY,
    ]
    for _ in 0..<5 * count {
      let first = 1 + random.below(count)
      let second = random.below(count + 1)
      if first == second { continue }
      add(
        first, attributes[random.below(attributes.count)],
        [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)],
        second, 4 * (random.below(21) - 10), isActive: random.below(3) > 0)
    }
    return plan
  }

  @Test("random changes end where building afresh does", arguments: 0..<10)
  func likeBuildingAfresh(seed: Int) {
    var random = Random(state: UInt64(1000 + seed))
    var plan = Self.plan(&random)
    let world = World(plan)
    let count = plan.parents.count
    for step in 0..<12 {
      for _ in 0...random.below(4) {
        switch random.below(7) {
        case 0, 1:
          let rule = random.below(plan.rules.count)
          if rule >= 4 * count { plan.rules[rule].isActive.toggle() }
          world.constraints[rule].isActive = plan.rules[rule].isActive
        case 2, 3:
          let rule = random.below(plan.rules.count)
          plan.rules[rule].constant = CGFloat(4 * (random.below(31) - 10))
          if plan.rules[rule].second == nil { plan.rules[rule].constant = abs(plan.rules[rule].constant) }
          world.constraints[rule].constant = plan.rules[rule].constant
        case 4:
          // The view moves to another superview. Constraints that extend beyond the old one are removed and added
          // again.
          let view = 1 + random.below(count)
          plan.parents[view - 1] = random.below(view)
          world.views[plan.parents[view - 1]].addSubview(world.views[view])
          for (constraint, rule) in zip(world.constraints, plan.rules) where rule.isActive {
            constraint.isActive = true
          }
        case 5:
          let view = random.below(count)
          plan.contents[view] = CGSize(width: 10 + 2 * random.below(40), height: 10 + 2 * random.below(20))
          (world.views[view + 1] as? ContentView)?.content = plan.contents[view]
        default:
          plan.rootSize = CGSize(width: 200 + 2 * random.below(200), height: 300 + 2 * random.below(300))
          world.views[0].frame.size = plan.rootSize
        }
      }
      let found = world.frames
      let expected = World(plan).frames
      #expect(found == expected, "seed \(seed), step \(step)")
      if found != expected { return }
    }
  }
}
