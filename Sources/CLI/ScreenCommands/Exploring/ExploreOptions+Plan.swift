import CommandArguments
import Foundation
import ScreenExploring
import ToolSupport

extension ExploreOptions {
  /// Returns the plan of the exploration.
  ///
  /// - Throws: An error if the account file is unreadable.
  func plan() throws -> ExplorationPlan {
    var plan = ExplorationPlan()
    plan.maxSteps = steps
    plan.minutes = minutes
    plan.seed = seed
    plan.rotates = rotate
    plan.filling = FieldFilling(wanted: try accountPairs() + fills.compactMap(FieldFilling.pair), seed: seed)
    return plan
  }

  private func accountPairs() throws -> [(name: String, value: String)] {
    guard let account else { return [] }
    let text: String
    do {
      text = try String(contentsOfFile: account, encoding: .utf8)
    } catch {
      throw CommandFailure.unreadable(account, error)
    }
    var result: [(name: String, value: String)] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("//") { continue }
      guard let pair = FieldFilling.pair(line) else {
        throw CommandFailure.malformedAccount(account, line: index + 1)
      }
      result.append(pair)
    }
    return result
  }
}
