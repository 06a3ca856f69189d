import Foundation
import Synchronization
import Testing
import XCTest

/// Asserts that a value's snapshot matches the reference in its file.
///
/// References are in `__Snapshots__/<file of the test>/<test>.<name or number>.<ending>` beside the file of the test.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy that stores and compares the value.
///   - name: The name that distinguishes the snapshot from others of the test. Default: A number.
///   - recording: The recording mode. Default: The mode of the test.
///   - timeout: The timeout of the snapshot, in seconds.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
  guard let failure else { return }
  if Test.current != nil {
    Issue.record(
      Comment(rawValue: failure),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
  } else {
    XCTFail(failure, file: filePath, line: line)
  }
}

/// Asserts that several named snapshots of a value match their references.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  // The order is constant, so that failures are reproducible.
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Asserts that several snapshots of a value match their references.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Asserts that a value's snapshot matches its reference. Superseded by
/// ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, timeout: timeout, file: filePath,
    testName: testName, line: line)
}

/// Asserts that several snapshots match their references. Superseded by
/// ``assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)``.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool = false, timeout: TimeInterval = 5, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies, record: recording ? .all : nil, timeout: timeout, file: filePath,
    testName: testName, line: line)
}

/// Verifies a snapshot like ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``, for
/// custom assertions.
///
/// - Parameter snapshotDirectory: The folder of the references. Default: `__Snapshots__/<file of the test>` beside the
///   file.
/// - Returns: The failure message; `nil` if the assertion succeeds.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let mode = recording ?? GlobalSettings.currentRecord
  let place = SnapshotPlace(
    testFile: "\(filePath)", testName: testName, name: name, directory: snapshotDirectory,
    pathExtension: snapshotting.pathExtension)
  do {
    guard let snapshot = snapshotting.snapshot(try value()).wait(timeout) else {
      return "the snapshot of \(testName) did not come within \(timeout) seconds"
    }
    func write() throws {
      try FileManager.default.createDirectory(
        at: place.file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try snapshotting.diffing.toData(snapshot).write(to: place.file, options: .atomic)
    }
    if mode == .all {
      try write()
      return """
        record mode is on, and nothing was compared. The snapshot was recorded:

        open "\(place.file.absoluteString)"

        Turn record mode off and run \(testName) again to compare with it.
        """
    }
    guard FileManager.default.fileExists(atPath: place.file.path) else {
      if mode == .never { return "there is no reference \(place.file.path), and record mode is “never”" }
      try write()
      return """
        there was no reference. The snapshot was recorded:

        open "\(place.file.absoluteString)"

        Run \(testName) again to compare with it.
        """
    }
    let data = try Data(contentsOf: place.file)
    let reference = snapshotting.diffing.fromData(data)
    guard let (message, attachments) = snapshotting.diffing.diff(reference, snapshot) else { return nil }
    let failed = try place.writeArtifact(snapshotting.diffing.toData(snapshot))
    for attachment in attachments where Test.current != nil {
      Attachment.record(
        Attachment(
          [UInt8](attachment.payload), named: "\(attachment.name ?? "attachment").\(attachment.pathExtension)"),
        sourceLocation: SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    }
    if mode == .failed { try write() }
    return """
      the snapshot \(place.title) is not as its reference says\(mode == .failed ? ", which was recorded anew" : "")

      \(GlobalSettings.currentDiffTool(currentFilePath: place.file.path, failedFilePath: failed))

      \(message.trimmingCharacters(in: .whitespacesAndNewlines))\(PictureOrigin.words(of: data, pathExtension: snapshotting.pathExtension))
      """
  } catch {
    return "\(error)"
  }
}
