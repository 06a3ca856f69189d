/// A test of an app by rough use along the paths of its map. It reports each problem with its shortest script.
///
/// First, it tries on every screen typical actions that developers forget: double taps, taps during transitions,
/// rotations, the background, text in many scripts, and repeated navigation. Then it performs random walks.
@MainActor
package final class Monkey {
  package struct Plan: Sendable {
    /// The maximum number of scripts, without those that shorten a script.
    package var maxScripts = 600
    /// The number of steps of a random walk.
    package var walkLength = 12
    package var seed: UInt64 = 0

    package init() {}
  }

  private let app: any ExploredApp
  private let explorer: Explorer
  private let plan: Plan
  private let isTimeUp: () -> Bool
  private(set) var problems: [ExploredMap.Problem] = []
  package private(set) var scriptCount = 0
  private var skippedCount = 0

  /// The maximum number of scripts that are played to shorten one. Halves are removed first, and then single lines.
  private static let mostShrinking = 80
  /// The maximum number of hangs. Each one takes the whole time limit.
  private static let mostHangs = 16

  /// - Parameter known: Known problems, which are not reported again.
  package init(
    _ app: any ExploredApp, after explorer: Explorer, knowing known: [ExploredMap.Problem] = [], plan: Plan,
    isTimeUp: @escaping () -> Bool = { false }
  ) {
    problems = known
    self.app = app
    self.explorer = explorer
    self.plan = plan
    self.isTimeUp = isTimeUp
  }

  /// Plays all scripts.
  ///
  /// - Returns: The problems, each once, with the shortest known script.
  package func run(progress: (_ scripts: Int, _ problems: Int) -> Void = { _, _ in }) throws -> [ExploredMap.Problem] {
    let scripts = MonkeyScripts(explorer.states)
    var numbers = SeededNumbers(seed: plan.seed)
    var queue = scripts.systematic[...]
    while scriptCount < plan.maxScripts, !isTimeUp() {
      var batch: [MonkeyScripts.Script] = []
      while batch.count < app.capacity * 2, scriptCount + batch.count < plan.maxScripts {
        guard let script = queue.popFirst() ?? scripts.walk(plan.walkLength, &numbers) else { break }
        // The script would end like a previous one.
        if problems.contains(where: { $0.endsTheApp && Monkey.is($0.script, within: script.lines) }) {
          skippedCount += 1
          if skippedCount > plan.maxScripts { break }
          continue
        }
        batch.append(script)
      }
      guard !batch.isEmpty else { break }
      scriptCount += batch.count
      let outcomes = try outcomes(of: batch.map(\.lines))
      for (script, outcome) in zip(batch, outcomes) { try note(outcome, of: script) }
      progress(scriptCount, problems.count)
    }
    return problems
  }

  /// Returns the outcomes of scripts, in the same order.
  private func outcomes(of scripts: [[String]]) throws -> [TrialOutcome] {
    let trials = scripts.map { Trial($0, wish: .checks) }
    for trial in trials { app.begin(trial) }
    var found: [Trial: [TrialOutcome]] = [:]
    for _ in trials {
      guard let (trial, outcome) = try app.next() else { break }
      found[trial, default: []].append(outcome)
    }
    return trials.compactMap { trial in found[trial]?.popLast() }
  }

  private func note(_ outcome: TrialOutcome, of script: MonkeyScripts.Script) throws {
    for failure in outcome.failures where !isKnown(failure) {
      let lines = try shrunk(script.lines, for: failure)
      problems.append(ExploredMap.Problem(failure: failure, screen: script.screen, script: lines))
    }
  }

  private func isKnown(_ failure: Failure) -> Bool {
    problems.contains { $0.failure.kind == failure.kind && $0.failure.identity == failure.identity }
  }

  /// Returns whether a script contains the lines of another one in the same order.
  private static func `is`(_ script: [String], within lines: [String]) -> Bool {
    var rest = script[...]
    for line in lines where line == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  // MARK: - Shrinking

  /// Returns the shortest script that leads to the same failure. Parts are removed while the failure still occurs
  /// (delta debugging).
  ///
  /// - Source: Zeller, Hildebrandt: Simplifying and Isolating Failure-Inducing Input, 2002
  private func shrunk(_ script: [String], for failure: Failure) throws -> [String] {
    var lines = script
    var rest = failure.kind == .hang ? Monkey.mostHangs : Monkey.mostShrinking
    // Lines after the failure are not needed. Bisection finds the shortest beginning that fails.
    var size = max(1, lines.count / 2)
    while size >= 1 {
      var start = 0
      var isShorter = false
      while start < lines.count, rest > 0 {
        var shorter = lines
        shorter.removeSubrange(start..<min(start + size, lines.count))
        rest -= 1
        if try fails(shorter, as: failure) {
          lines = shorter
          isShorter = true
        } else {
          start += size
        }
      }
      if size == 1, !isShorter || rest == 0 { break }
      if size > 1 { size /= 2 }
    }
    for index in lines.indices where rest > 0 {
      guard let plainer = Monkey.plainer(lines[index]) else { continue }
      var other = lines
      other[index] = plainer
      rest -= 1
      if try fails(other, as: failure) { lines = other }
    }
    return lines
  }

  /// Returns a gentler step, or nil if there is none.
  private static func plainer(_ line: String) -> String? {
    switch ScriptStep(line) {
    case .quickly(let step)?: step.text
    case .doubleTap(let place)?: ScriptStep.tap(place).text
    default: nil
    }
  }

  private func fails(_ script: [String], as failure: Failure) throws -> Bool {
    try outcomes(of: [script]).first?.failures.contains {
      $0.kind == failure.kind && $0.identity == failure.identity
    } ?? false
  }
}

extension ExploredMap.Problem {
  fileprivate var endsTheApp: Bool { failure.kind == .crash || failure.kind == .hang }
}

extension TrialOutcome {
  /// The failures during the script.
  var failures: [Failure] {
    if case .checked(let failures, _) = self { return failures }
    return failure.map { [$0] } ?? []
  }
}
