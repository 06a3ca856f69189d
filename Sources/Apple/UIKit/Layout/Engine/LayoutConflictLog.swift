/// The latest reports of unsatisfiable constraints in a host.
@MainActor
package final class LayoutConflictLog {
  /// The reports, the oldest one first.
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
  /// The log of unsatisfiable constraints.
  @MainActor package final var layoutConflicts: LayoutConflictLog { part { LayoutConflictLog() } }
}
