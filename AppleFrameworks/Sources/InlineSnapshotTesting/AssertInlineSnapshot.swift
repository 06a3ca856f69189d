import Foundation
import SnapshotTesting

/// Asserts that a value's snapshot equals the text in the test.
///
/// The text is in the trailing closure. Sources are not written: if the text is missing or differs, the failure
/// contains the correct closure.
///
/// - Parameters:
///   - value: The value; `nil` if there is none, which is the expectation of an assertion without a closure.
///   - snapshotting: The strategy that converts the value to text.
///   - message: The message that precedes a failure.
///   - recording: The recording mode. `.never` reports a missing text, and `.all` compares nothing. Default: The mode
///     of the test.
///   - timeout: The timeout of the snapshot, in seconds.
///   - syntaxDescriptor: The description of the closure, for custom assertions.
///   - expected: A closure that returns the text.
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

/// Verifies the snapshot.
///
/// - Returns: The failure message; `nil` if the assertion succeeds.
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
