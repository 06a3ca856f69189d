import Foundation
import Fuzzing
import UIKit

/// A program of calls to UIKit that create, nest, constrain, animate, edit, scroll, rotate and remove views.
///
/// Views and constraints are identified by numbers modulo their count, so that any part of a program is a valid
/// program.
struct ViewProgram: FuzzCase {
  var steps: [ViewStep]

  static let stepCount = 30

  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    // Half of the programs only arrange and constrain views, so that the result can be built again and compared.
    let isPlain = dice.once(in: 2)
    // Some programs have so many odd numbers that these are combined.
    if dice.once(in: 8) { dice.oddity = 2 }
    var actions = isPlain ? ViewStep.Action.plain : ViewStep.Action.allCases
    // Half of the programs consist of many calls of a few kinds. A fault that requires three or four specific kinds in
    // sequence is hardly reached among all kinds (swarm testing; Groce et al., ISSTA 2012).
    if dice.once(in: 2) { actions = (0..<3 + dice.roll(5)).map { _ in dice.pick(actions) } }
    steps = (0..<Self.stepCount).map { index in
      ViewStep(
        action: index < 5 ? .make : dice.pick(actions),
        first: dice.roll(1000), second: dice.roll(1000), third: dice.roll(1000), fourth: dice.roll(1000),
        numbers: (0..<4).map { _ in dice.length() })
    }
  }

  private init(_ steps: [ViewStep]) { self.steps = steps }

  var simpler: [ViewProgram] {
    steps.withoutParts.map { ViewProgram($0) }
      + steps.indices.flatMap { index in
        steps[index].simpler.map { step in
          var copy = steps
          copy[index] = step
          return ViewProgram(copy)
        }
      }
  }

  var text: String { steps.map { "  \($0.text)" }.joined(separator: "\n") }

  @MainActor
  func run(noting coverage: inout Coverage) throws {
    let remains = try autoreleased {
      let world = ViewWorld()
      for step in steps {
        world.perform(step)
        coverage.note(step.action.rawValue)
      }
      try world.check()
      if let reason = try world.compareWithFresh() {
        coverage.note("not compared: \(reason)")
      } else {
        coverage.note("built afresh")
      }
      world.finish()
      return world.everyView
    }
    let alive = remains.compactMap(\.view)
    if let view = alive.first {
      throw BrokenRule(description: "\(type(of: view)) lives on after everything was let go")
    }
  }

  /// Runs a closure of which only the result remains in memory.
  @MainActor @inline(never)
  private func autoreleased<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

struct WeakView {
  weak var view: UIView?
}

/// A call in a program.
struct ViewStep: Codable, Sendable {
  enum Action: String, Codable, CaseIterable {
    case make, nest, remove, constrain, unconstrain, constant, priority, frame, text, hide, stack, priorities, layout
    case transform, scroll, animate, advance, turn, draw, tap, drag, type, rows, surroundings, margins, guide
    case present, dismiss, push, pop, animator, looks, gesture, size, number, deepen

    /// The actions whose effects are completely visible in the views.
    static let plain: [Action] = [
      .make, .nest, .remove, .constrain, .constrain, .constrain, .unconstrain, .constant, .priority, .frame, .text,
      .hide, .stack, .priorities, .layout, .deepen,
    ]
  }

  var action: Action
  var first: Int
  var second: Int
  var third: Int
  var fourth: Int
  var numbers: [Double]

  var simpler: [ViewStep] {
    var result: [ViewStep] = []
    for path in [\ViewStep.first, \.second, \.third, \.fourth] {
      for value in [0, self[keyPath: path] / 2, self[keyPath: path] - 1] where value >= 0 && value < self[keyPath: path]
      {
        var copy = self
        copy[keyPath: path] = value
        result.append(copy)
      }
    }
    for index in numbers.indices where numbers[index] != 0 {
      for value in [0, 10, numbers[index].rounded()] where abs(value) < abs(numbers[index]) {
        var copy = self
        copy.numbers[index] = value
        result.append(copy)
      }
    }
    return result
  }

  var text: String { "\(action.rawValue) \(first) \(second) \(third) \(fourth) \(numbers)" }
}
