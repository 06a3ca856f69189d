import Foundation
import Synchronization
import XCTest

/// The location of a reference.
struct SnapshotPlace {
  let file: URL
  let title: String
  private let testFileName: String

  init(testFile: String, testName: String, name: String?, directory: String?, pathExtension: String?) {
    let url = URL(fileURLWithPath: testFile)
    testFileName = url.deletingPathExtension().lastPathComponent
    let folder =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? url.deletingLastPathComponent().appendingPathComponent("__Snapshots__").appendingPathComponent(testFileName)
    let test = SnapshotPlace.sanitized(testName)
    let identifier =
      name.map(SnapshotPlace.sanitized) ?? "\(Numbers.next(of: folder.appendingPathComponent(test).path))"
    var file = folder.appendingPathComponent("\(test).\(identifier)")
    if let pathExtension { file.appendPathExtension(pathExtension) }
    self.file = file
    title = "\(testName)\(name.map { " “\($0)”" } ?? "")"
  }

  /// Returns a name with letters, digits and `_`. Other characters are replaced with single `-`, which are removed at
  /// the ends.
  static func sanitized(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        result.append(character)
      } else if !result.hasSuffix("-") {
        result.append("-")
      }
    }
    return result.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
  }

  /// Writes a differing snapshot to the folder in `SNAPSHOT_ARTIFACTS`, or to the folder for temporary files.
  func writeArtifact(_ data: Data) throws -> String {
    let base = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
    let folder = URL(fileURLWithPath: base, isDirectory: true).appendingPathComponent(testFileName)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent(file.lastPathComponent)
    try data.write(to: path, options: .atomic)
    return path.path
  }
}

/// The numbers of snapshots without a name, starting with 1 in each test.
private enum Numbers {
  private static let counts = Mutex<[String: Int]>([:])
  private static let observer: Void = XCTestObservationCenter.shared.addTestObserver(Observer())

  private final class Observer: NSObject, XCTestObservation {
    // The next run of the same test starts with 1 again.
    func testCaseDidFinish(_ testCase: XCTestCase) { Numbers.counts.withLock { $0 = [:] } }
  }

  static func next(of test: String) -> Int {
    _ = observer
    return counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test]!
    }
  }
}
