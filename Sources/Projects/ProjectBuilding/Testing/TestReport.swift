/// The part of a report that describes tests.
package struct TestReport: Encodable, Sendable {
  package var run: Int
  package var passed: Int
  package var failed: Int
  package var skipped: Int
  /// The tests in which the program stopped.
  package var stopped: [String]
  package var failures: [TestResults.Failure]

  package init(_ results: TestResults) {
    run = results.tests.count
    passed = results.count(.passed)
    failed = results.count(.failed)
    skipped = results.count(.skipped)
    stopped = results.tests.filter { $0.outcome == .stopped }.map(\.name)
    failures = results.failures
  }
}
