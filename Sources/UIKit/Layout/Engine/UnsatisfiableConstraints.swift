/// Required constraints that can't hold together, and the one that was left out so that layout could go on.
@MainActor
package struct UnsatisfiableConstraints {
  /// What was left out, as text.
  package let broken: String

  /// What it contradicts, as text; the set is irreducible: without any one of them the rest holds.
  package let others: [String]

  /// The app's own constraints among them, the broken one first.
  package let constraints: [NSLayoutConstraint]

  /// The latest reports, oldest first.
  package private(set) static var recent: [UnsatisfiableConstraints] = []

  private static let mostKept = 100

  package static func forgetRecent() {
    recent = []
  }

  static func report(_ conflict: UnsatisfiableConstraints) {
    recent.append(conflict)
    if recent.count > mostKept { recent.removeFirst(recent.count - mostKept) }
    Diagnostics.report(conflict.message)
  }

  /// The report in Apple's familiar form.
  package var message: String {
    let list = (others + [broken]).map { "    \"\($0)\"" }.joined(separator: ",\n")
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(broken)
      """
  }
}
