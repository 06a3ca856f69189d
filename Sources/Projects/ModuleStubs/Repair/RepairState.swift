/// What is remembered from round to round.
struct RepairState {
  /// What was tried for an error, so that it is not tried again in vain.
  struct Attempt: Hashable {
    var file: Int
    var line: Int
    var kind: String
  }

  var attempts: [Attempt: Int] = [:]
  /// How often the compiler has been asked.
  var rounds = 0
  var entries: [StubEntry] = []
  var lost: Set<String> = []
  /// Types that lost a macro, which may have given them members.
  var incomplete: Set<String> = []
  /// Errors that no missing module is to blame for are left out, too.
  var takesAll = false
  /// Where a file imports what is missing, so is what the compiler can't infer: nothing else helped.
  var takesUninferred = false
  var suppressed: [CheckerMessage] = []
  /// How big the next cut at a line has to be.
  var sizes: [Attempt: StatementRemover.Size] = [:]

  /// - Returns: whether it may be tried, as often as `limit` in all.
  mutating func tries(_ kind: String, file: Int, line: Int, limit: Int = 1) -> Bool {
    let attempt = Attempt(file: file, line: line, kind: kind)
    guard attempts[attempt, default: 0] < limit else { return false }
    attempts[attempt, default: 0] += 1
    return true
  }
}
