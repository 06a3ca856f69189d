import ArgumentParser
import Foundation
import ScreenExploring
import ToolSupport

/// The options and limits of an exploration.
struct ExploreOptions: ParsableArguments {
  @Option(
    name: .customLong("fill"),
    help: "A field's text, as name=value: by its identifier, label or placeholder. May be repeated.")
  var fills: [String] = []

  @Option(help: "A file of fields' texts, name=value a line, as for a sign-in.")
  var account: String?

  @Option(help: "Minutes after which no action is begun.")
  var minutes = 10.0

  @Option(help: "Actions that are tried.")
  var steps = 1500

  @Option(help: "A number that orders equal actions and chooses texts. The same number gives the same map.")
  var seed: UInt64 = 0

  @Option(help: "Programs at a time. Default: the number of processors.")
  var processes: Int?

  @Flag(help: "Also turn the device on each screen.")
  var rotate = false

  func validate() throws {
    if minutes.isNaN || minutes <= 0 { throw ValidationError("--minutes takes a number above 0.") }
    if steps < 1 { throw ValidationError("--steps takes a number of actions, at least 1.") }
    if let processes, !(1...64).contains(processes) { throw ValidationError("--processes takes 1 to 64.") }
    for text in fills where FieldFilling.pair(text) == nil {
      throw ValidationError("--fill takes name=value, not \(text).")
    }
  }

  /// - Throws: where the account file can't be read.
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
      throw CommandFailure(.input, "\(account) can't be read: \((error as NSError).localizedDescription)")
    }
    var result: [(name: String, value: String)] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("//") { continue }
      guard let pair = FieldFilling.pair(line) else {
        throw CommandFailure(.input, "\(account):\(index + 1): a line is name=value")
      }
      result.append(pair)
    }
    return result
  }
}
