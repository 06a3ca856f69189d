import ToolSupport

/// The state that is kept between rounds.
struct RepairState {
  /// A repair that was tried for an error, so that it is not repeated without effect.
  struct Attempt: Hashable {
    var file: Int
    var line: Int
    var kind: String
  }

  var attempts: [Attempt: Int] = [:]
  /// The number of compilations so far.
  var rounds = 0
  var entries: [StubEntry] = []
  /// The names whose declarations were omitted.
  var removedNames: Set<String> = []
  /// The types from which an attribute was removed, which may be a macro that added members to them.
  var incomplete: Set<String> = []
  /// Whether code is omitted for errors that are unrelated to missing modules, too.
  var includesAllErrors = false
  /// Whether types that the compiler can't infer count as missing in files that import a missing module.
  var includesUninferredErrors = false
  /// Whether the compiler has rejected the complex expressions without a lower limit. Before, they may be valid.
  var includesComplexExpressions = false
  /// The errors unrelated to missing modules whose code was omitted.
  var suppressed: [Diagnostic] = []

  /// Returns whether a repair may be tried, up to `limit` times in all.
  mutating func mayTry(_ kind: String, file: Int, line: Int, limit: Int = 1) -> Bool {
    let attempt = Attempt(file: file, line: line, kind: kind)
    guard attempts[attempt, default: 0] < limit else { return false }
    attempts[attempt, default: 0] += 1
    return true
  }
}
