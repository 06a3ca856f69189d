import Foundation
import SnapshotTesting

/// Fails where a value's snapshot is not the text that stands in the test itself.
///
/// The text is the trailing closure's. Sources are not written: where there is none yet, or another one, the failure says the closure that
/// belongs there.
///
/// - Parameters:
///   - value: The value; `nil` where there is none, which is what an assertion without a closure expects.
///   - snapshotting: How it becomes a text.
///   - message: What is said of a failure, before all else.
///   - recording: `.never` says of a missing text that it is missing; `.all` compares nothing. Default: what holds for the test.
///   - timeout: Seconds in which the snapshot has to come.
///   - syntaxDescriptor: Which closure it is, for assertions of your own.
///   - expected: The text.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let failure: String?
  do {
    failure = try verify(
      try value(), as: snapshotting, record: recording, timeout: timeout, syntaxDescriptor, expected?(), "\(function)")
  } catch {
    failure = "the value was not there to be compared: \(error)"
  }
  guard let failure else { return }
  let note = message()
  syntaxDescriptor.fail(
    note.isEmpty ? failure : "\(note)\n\n\(failure)", fileID: fileID, file: filePath, line: line, column: column)
}

/// - Returns: Why it failed; `nil` where it did not.
private func verify<Value>(
  _ value: Value?, as snapshotting: Snapshotting<Value, String>, record recording: SnapshotTestingConfiguration.Record?,
  timeout: TimeInterval, _ descriptor: InlineSnapshotSyntaxDescriptor, _ expected: String?, _ test: String
) throws -> String? {
  var snapshot: String?
  if let value {
    guard let text = snapshotting.snapshot(value).wait(timeout) else {
      return "the snapshot of \(test) did not come within \(timeout) seconds"
    }
    snapshot = text
  }
  let mode = recording ?? SnapshotTestingConfiguration.inEffect
  guard let snapshot else {
    return expected == nil ? nil : "the value is nil, and a snapshot of it is expected"
  }
  let closure = """
    Sources are not written here. The closure of this snapshot:

    \(InlineFailure.closure(of: snapshot, descriptor))
    """
  if mode == .all { return "record mode is on, and nothing was compared. \(closure)" }
  guard let expected else {
    if mode == .never { return "there is no snapshot in the source, and record mode is “never”" }
    return "there is no snapshot in the source. \(closure)"
  }
  guard let (difference, _) = snapshotting.diffing.diff(expected, snapshot) else { return nil }
  let lines = difference.trimmingCharacters(in: .whitespacesAndNewlines)
  let words = "the snapshot is not what the source says\n\n\(lines)"
  return mode == .failed ? "\(words)\n\n\(closure)" : words
}
