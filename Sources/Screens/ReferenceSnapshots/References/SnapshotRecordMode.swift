import Foundation

/// When references are written.
public enum SnapshotRecordMode: String, Sendable, CaseIterable {
  /// Each, whatever is there: for a change that was looked at.
  case all
  /// Where there is none yet.
  case missing
  /// Where there is none yet, and where what is there differs.
  case failed
  /// None: what is missing fails.
  case never

  /// What holds where a test says nothing: what `VIEWCODE_RECORD` or `SNAPSHOT_TESTING_RECORD` says, else ``never``
  /// where `CI` is set, as it is by the services that run tests, else ``missing``.
  public static var standard: SnapshotRecordMode { standard(ProcessInfo.processInfo.environment) }

  package static func standard(_ environment: [String: String]) -> SnapshotRecordMode {
    for name in ["VIEWCODE_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      guard let mode = SnapshotRecordMode(rawValue: value) else {
        fatalError("\(name) is “\(value)”; it takes \(allCases.map(\.rawValue).joined(separator: ", "))")
      }
      return mode
    }
    let isService = environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    return isService ? .never : .missing
  }
}
