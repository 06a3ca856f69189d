import Foundation
import Fuzzing
import UIKit

/// Views, guides and a stack with constraints of all priorities and content sizes, which are laid out after several
/// histories and compared with a plain linear program.
///
/// The program consists of the constraints that UIKit reports as active, including those of the stack. The test checks
/// how well they are satisfied.
struct LayoutSystem: FuzzCase {
  struct Rule: Codable, Sendable {
    var first: Int
    var attribute: Int
    var second: Int
    var relation: Int
    var constant: Double
    var multiplier: Double
    var priority: Int
  }

  struct Content: Codable, Sendable {
    /// The width, or a negative value if the view has no intrinsic width. `height` is the same for the other axis.
    var width: Double
    var height: Double
    var hugging: [Int]
    var resistance: [Int]
    var isArranged: Bool
    var isHidden: Bool
  }

  private var contents: [Content]
  private var rules: [Rule]
  private var stack: [Int]
  /// Whether about half of the numbers are at the limits of the format. No linear program can check these cases, but
  /// required constraints must hold, or a conflict must be reported.
  private var isExtreme: Bool

  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    contents = (0..<2 + dice.roll(3)).map { _ in
      Content(
        width: dice.once(in: 3) ? -1 : Double(dice.roll(30)) * 5,
        height: dice.once(in: 3) ? -1 : Double(dice.roll(20)) * 5,
        hugging: (0..<2).map { _ in dice.pick([250, 251, 500, 750]) },
        resistance: (0..<2).map { _ in dice.pick([750, 749, 250, 999]) }, isArranged: dice.once(in: 2),
        isHidden: dice.once(in: 8))
    }
    stack = [dice.roll(2), dice.roll(4), dice.roll(4), dice.roll(5) * 4]
    rules = (0..<3 + dice.roll(9)).map { _ in
      Rule(
        first: dice.roll(8), attribute: dice.roll(8), second: dice.roll(9), relation: dice.roll(3),
        constant: Double(dice.roll(60) - 20) * 2.5,
        multiplier: dice.once(in: 5) ? Double(dice.pick([1, 2, 4])) / 2 : 1,
        priority: dice.pick([1000, 999, 750, 600, 500, 250, 100]))
    }
    for index in rules.indices where rules[index].priority == 1000 && dice.once(in: 2) { rules[index].priority = 800 }
    isExtreme = dice.once(in: 4)
    if isExtreme { takeNumbersToLimits(&dice) }
  }

  private static let oddMultipliers: [Double] = [
    .leastNonzeroMagnitude, 1e-320, -1e-320, 1e-100, 1e-12, 1e-9, 1e9, -1e9, 1e100, 1e308,
  ]

  private mutating func takeNumbersToLimits(_ dice: inout Dice) {
    for index in rules.indices {
      if dice.once(in: 4) { rules[index].constant = dice.pick(Dice.oddNumbers) }
      if dice.once(in: 2) {
        // A multiplier exists only between two lengths (`LayoutScreen.constraint`).
        rules[index].attribute = dice.pick([3, 7])
        rules[index].second = dice.roll(4) * 2 + 1
        rules[index].multiplier = dice.pick(Self.oddMultipliers)
      }
    }
    for index in contents.indices {
      if dice.once(in: 6) { contents[index].width = dice.pick(Dice.oddNumbers) }
      if dice.once(in: 6) { contents[index].height = dice.pick(Dice.oddNumbers) }
    }
  }

  private init(_ contents: [Content], _ rules: [Rule], _ stack: [Int], _ isExtreme: Bool) {
    (self.contents, self.rules, self.stack, self.isExtreme) = (contents, rules, stack, isExtreme)
  }

  var simpler: [LayoutSystem] {
    rules.withoutParts.map { LayoutSystem(contents, $0, stack, isExtreme) }
      + contents.withoutParts.filter { !$0.isEmpty }.map { LayoutSystem($0, rules, stack, isExtreme) }
  }

  var text: String {
    let views = contents.enumerated().map { index, content in
      "  \(index): \(content.width) x \(content.height), hugging \(content.hugging), resistance \(content.resistance)"
        + (content.isArranged ? ", arranged" : "") + (content.isHidden ? ", hidden" : "")
    }
    let lines = rules.map { rule in
      "  \(rule.first) \(rule.attribute) \(rule.relation) \(rule.multiplier) * \(rule.second) + \(rule.constant) "
        + "@\(rule.priority)"
    }
    return ([isExtreme ? "  at the limits" : ""] + views + ["  stack \(stack)"] + lines).joined(separator: "\n")
  }

  /// The order in which the views receive their constraints.
  enum History: CaseIterable {
    case together, backwards, oneByOne, withOthersRemoved, withConstantsEdited
  }

  @MainActor
  func run(noting coverage: inout Coverage) throws {
    for history in History.allCases {
      let screen = LayoutScreen(contents, stack)
      var gaveUp = false
      UserInterface.current.diagnosticListener = { gaveUp = gaveUp || $0.contains("too far apart") }
      defer { UserInterface.current.layoutConflicts.removeAll() }
      let constraints = rules.compactMap(screen.constraint)
      switch history {
      case .together: NSLayoutConstraint.activate(constraints)
      case .backwards: for constraint in constraints.reversed() { constraint.isActive = true }
      case .oneByOne:
        for constraint in constraints {
          constraint.isActive = true
          screen.root.layoutIfNeeded()
        }
      case .withOthersRemoved:
        let others = rules.compactMap { rule in
          var other = rule
          (other.constant, other.priority) = (rule.constant + 33, 600)
          return screen.constraint(other)
        }
        for (constraint, other) in zip(constraints, others) {
          (constraint.isActive, other.isActive) = (true, true)
          screen.root.layoutIfNeeded()
        }
        NSLayoutConstraint.deactivate(others)
      case .withConstantsEdited:
        let constants = constraints.map(\.constant)
        for constraint in constraints where constraint.priority != .required { constraint.constant += 17 }
        NSLayoutConstraint.activate(constraints)
        screen.root.layoutIfNeeded()
        for (constraint, constant) in zip(constraints, constants) { constraint.constant = constant }
      }
      screen.root.layoutIfNeeded()
      if isExtreme {
        if gaveUp {
          coverage.note("at the limits, given up")
          continue
        }
        coverage.note(try screen.checkLimits("\(history)") ? "at the limits" : "at the limits, with conflicts")
        continue
      }
      guard try screen.check("\(history)") else {
        coverage.note("contradictory")
        return
      }
      coverage.note("\(history)")
    }
  }
}
