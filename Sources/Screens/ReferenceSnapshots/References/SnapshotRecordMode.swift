import Foundation

/// The condition for writing references.
public enum SnapshotRecordMode: String, Sendable, CaseIterable {
  /// Every reference is written, after a change that was reviewed.
  case all
  /// Missing references are written.
  case missing
  /// Missing and different references are written.
  case failed
  /// No reference is written. A missing reference is a failure.
  case never

  /// The default mode of tests: the value of `VIEWCODE_RECORD` or `SNAPSHOT_TESTING_RECORD`. Without it, the mode is
  /// ``never`` if `CI` is set, as services for tests do, and ``missing`` otherwise.
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
