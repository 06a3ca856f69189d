import Foundation

/// The results of tests, as a test program wrote them while it ran. If the program stopped early, they end there.
package struct TestResults: Codable, Sendable {
  package struct Failure: Codable, Hashable, Sendable {
    package var test: String
    package var file: String
    package var line: Int
    package var text: String

    package init(test: String, file: String, line: Int, text: String) {
      (self.test, self.file, self.line, self.text) = (test, file, line, text)
    }

    /// The issue in the format of a compiler message.
    package var description: String { "\(file.isEmpty ? "" : "\(file):\(line): ")error: \(test): \(text)" }
  }

  package struct Test: Codable, Hashable, Sendable {
    package enum Outcome: String, Codable, Sendable { case passed, failed, skipped, stopped }

    package var name: String
    package var outcome: Outcome
    package var seconds: Double
  }

  /// All tests that began or were skipped, in the order in which they ended.
  package var tests: [Test] = []
  package var failures: [Failure] = []

  package init() {}

  package func count(_ outcome: Test.Outcome) -> Int { tests.count { $0.outcome == outcome } }

  package var succeeded: Bool { !tests.isEmpty && tests.allSatisfy { $0.outcome == .passed || $0.outcome == .skipped } }

  package mutating func add(_ other: TestResults) {
    tests += other.tests
    failures += other.failures
  }

  // MARK: - Reading

  /// - Parameters:
  ///   - xctest: The lines that the runner wrote for XCTest's tests.
  ///   - events: The event stream of Swift Testing, with a JSON object on each line.
  package init(xctest: String, events: String) {
    var reading = Reading()
    for line in xctest.split(separator: "\n") { reading.readXCTest(Data(line.utf8)) }
    reading.finish()
    for line in events.split(separator: "\n") { reading.readEvent(Data(line.utf8)) }
    reading.finish()
    tests = reading.tests
    failures = reading.failures
  }

  private struct Reading {
    var tests: [Test] = []
    var failures: [Failure] = []
    private var running: [(name: String, start: Double)] = []
    private var failed: Set<String> = []
    private var functions: Set<String> = []

    private struct XCTestRecord: Decodable {
      var kind: String
      var test: String
      var text: String?
      var file: String?
      var line: Int?
      var skipped: Bool?
      var seconds: Double?
    }

    mutating func readXCTest(_ line: Data) {
      guard let record = try? JSONDecoder().decode(XCTestRecord.self, from: line) else { return }
      switch record.kind {
      case "started": running.append((record.test, 0))
      case "failed":
        failed.insert(record.test)
        failures.append(
          Failure(test: record.test, file: record.file ?? "", line: record.line ?? 0, text: record.text ?? ""))
      case "ended": end(record.test, seconds: record.seconds ?? 0, skipped: record.skipped == true)
      default: break
      }
    }

    private mutating func end(_ name: String, seconds: Double, skipped: Bool) {
      running.removeAll { $0.name == name }
      tests.append(
        Test(name: name, outcome: failed.contains(name) ? .failed : skipped ? .skipped : .passed, seconds: seconds))
    }

    /// - Source: github.com/swiftlang/swift-testing/blob/main/Documentation/ABI/JSON.md
    private struct Record: Decodable {
      struct Location: Decodable {
        var filePath: String?
        var _filePath: String?
        var line: Int
      }
      struct Instant: Decodable { var absolute: Double }
      struct Issue: Decodable {
        var isKnown: Bool?
        var isFailure: Bool?
        var sourceLocation: Location?
      }
      struct Message: Decodable {
        var symbol: String
        var text: String
      }
      struct Payload: Decodable {
        var kind: String
        var id: String?
        var testID: String?
        var instant: Instant?
        var issue: Issue?
        var messages: [Message]?
      }
      var kind: String
      var payload: Payload
    }

    mutating func readEvent(_ line: Data) {
      guard let record = try? JSONDecoder().decode(Record.self, from: line) else { return }
      let payload = record.payload
      if record.kind == "test" {
        if payload.kind == "function", let id = payload.id { functions.insert(id) }
        return
      }
      guard let id = payload.testID else { return }
      let name = Reading.name(id)
      switch payload.kind {
      case "testStarted" where functions.contains(id): running.append((name, payload.instant?.absolute ?? 0))
      case "testSkipped" where functions.contains(id): tests.append(Test(name: name, outcome: .skipped, seconds: 0))
      case "issueRecorded":
        guard let issue = payload.issue, issue.isKnown != true, issue.isFailure != false else { return }
        failed.insert(name)
        failures.append(
          Failure(
            test: name, file: issue.sourceLocation.flatMap { $0.filePath ?? $0._filePath } ?? "",
            line: issue.sourceLocation?.line ?? 0,
            text: (payload.messages ?? []).map(\.text).joined(separator: "; ")))
      case "testEnded" where functions.contains(id):
        let start = running.first { $0.name == name }?.start ?? 0
        end(name, seconds: max(0, (payload.instant?.absolute ?? start) - start), skipped: false)
      default: break
      }
    }

    /// Returns `Module.Suite/test()` for `Module.Suite/test()/File.swift:4:2`.
    private static func name(_ id: String) -> String {
      let parts = id.split(separator: "/")
      guard parts.count > 1, let last = parts.last, last.contains(".swift:") else { return id }
      return parts.dropLast().joined(separator: "/")
    }

    /// Marks tests that began and did not end as stopped with the program.
    mutating func finish() {
      tests += running.map { Test(name: $0.name, outcome: .stopped, seconds: 0) }
      running = []
      failed = []
    }
  }
}
