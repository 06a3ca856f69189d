/// The latest reports of constraints in a host that can't hold together.
@MainActor
package final class LayoutConflictLog {
  /// Oldest first.
  package private(set) var recent: [UnsatisfiableConstraints] = []

  private static let maxKept = 100

  package func removeAll() { recent = [] }

  func report(_ conflict: UnsatisfiableConstraints) {
    recent.append(conflict)
    if recent.count > LayoutConflictLog.maxKept { recent.removeFirst(recent.count - LayoutConflictLog.maxKept) }
    Diagnostics.report(conflict.text)
  }
}

extension UserInterface {
  /// Constraints that could not be met.
  @MainActor package final var layoutConflicts: LayoutConflictLog { part { LayoutConflictLog() } }
}
