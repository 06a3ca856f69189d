import Foundation

/// The source of a test program that names the modules of tests. Swift Testing finds its tests itself. XCTest receives
/// lists, which rewriting the sources generates (`viewcode_tests_<module>`).
///
/// The program's host calls `viewcode_run_tests` (`ProjectTests`).
enum TestRunnerSource {
  /// - Parameters:
  ///   - modules: All modules of tests.
  ///   - listing: The modules with lists for XCTest.
  ///   - usesSwiftTesting: Whether any module has tests of Swift Testing.
  static func text(modules: [String], listing: [String], usesSwiftTesting: Bool) -> String {
    let lists = listing.map { "viewcode_tests_\($0)()" }.joined(separator: " + ")
    return """
      import Dispatch
      import Foundation
      \(usesSwiftTesting ? "import Testing" : "")
      import XCTest
      \(modules.map { "@testable import \($0)" }.joined(separator: "\n"))

      \(recorder)

      @_cdecl("viewcode_run_tests")
      public func runTests(_ results: UnsafePointer<CChar>, _ filter: UnsafePointer<CChar>?) -> Int32 {
        var entries: [XCTestCaseEntry] = \(lists.isEmpty ? "[]" : lists)
        if let filter, let pattern = try? NSRegularExpression(pattern: String(cString: filter)) {
          entries = entries.map { entry in
            (entry.testCaseClass, entry.allTests.filter { test in
              let name = "\\(String(reflecting: entry.testCaseClass))/\\(test.0)"
              return pattern.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
            })
          }.filter { !$0.allTests.isEmpty }
        }
        var status: Int32 = 0
        if !entries.isEmpty, let file = FileHandle(forWritingAtPath: String(cString: results)) {
          let failed: Int32 = XCTMain(entries, arguments: [CommandLine.arguments[0]], observers: [TestRecorder(file: file)])
          if failed != 0 { status = 1 }
        }
      \(usesSwiftTesting ? swiftTesting : "")
        return status
      }

      """
  }

  /// The part for XCTest.
  private static let recorder = """
    /// Writes the results of XCTest's tests, a line of JSON for each.
    final class TestRecorder: NSObject, XCTestObservation {
      private let file: FileHandle

      init(file: FileHandle) { self.file = file }

      private func write(_ record: [String: Any]) {
        guard var line = try? JSONSerialization.data(withJSONObject: record, options: .sortedKeys) else { return }
        line.append(10)
        file.write(line)
      }

      static func name(of test: XCTestCase) -> String {
        let parts = test.name.split(separator: ".", maxSplits: 1)
        return parts.count == 2 ? "\\(String(reflecting: type(of: test)))/\\(parts[1])" : test.name
      }

      func testCaseWillStart(_ test: XCTestCase) { write(["kind": "started", "test": Self.name(of: test)]) }

      func testCase(_ test: XCTestCase, didFailWithDescription text: String, inFile file: String?, atLine line: Int) {
        write(["kind": "failed", "test": Self.name(of: test), "text": text, "file": file ?? "", "line": line])
      }

      func testCaseDidFinish(_ test: XCTestCase) {
        write([
          "kind": "ended", "test": Self.name(of: test), "skipped": test.testRun?.hasBeenSkipped ?? false,
          "seconds": test.testRun?.testDuration ?? 0,
        ])
      }
    }
    """

  /// The part for Swift Testing. Its tests on the main actor run while the main thread waits here.
  private static let swiftTesting = """
      final class End: @unchecked Sendable { var status: Int32? }
      let end = End()
      Task.detached {
        let status: Int32 = await Testing.__swiftPMEntryPoint(passing: nil)
        DispatchQueue.main.async { end.status = status }
      }
      while end.status == nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1)) }
      // No test of Swift Testing was found.
      if let failed = end.status, failed != 0, failed != 69 { status = 1 }
    """
}
