import Foundation
import Testing

@testable import ProjectBuilding

@Suite struct TestResultsTests {
  private let xctest = """
    {"kind":"started","test":"M.A/testOne"}
    {"kind":"ended","seconds":0.5,"skipped":false,"test":"M.A/testOne"}
    {"kind":"started","test":"M.A/testTwo"}
    {"file":"/p/A.swift","kind":"failed","line":7,"test":"M.A/testTwo","text":"1 is not <2>"}
    {"kind":"ended","seconds":0,"skipped":false,"test":"M.A/testTwo"}
    {"kind":"started","test":"M.A/testThree"}
    {"kind":"ended","seconds":0,"skipped":true,"test":"M.A/testThree"}
    """

  @Test func whatBecameOfEachTestIsRead() {
    let results = TestResults(xctest: xctest, events: "")
    #expect(results.tests.map(\.outcome) == [.passed, .failed, .skipped])
    #expect(results.tests[0].seconds == 0.5)
    #expect(results.failures.map(\.description) == ["/p/A.swift:7: error: M.A/testTwo: 1 is not <2>"])
    #expect(!results.succeeded)
  }

  @Test func aTestThatDidNotEndWasStopped() {
    let results = TestResults(xctest: xctest + "\n{\"kind\":\"started\",\"test\":\"M.A/testFour\"}\n{\"ki", events: "")
    #expect(results.tests.last?.name == "M.A/testFour")
    #expect(results.tests.last?.outcome == .stopped)
  }

  @Test func eventsOfSwiftTestingCountFunctionsAndNoSuites() {
    let events = """
      {"kind":"test","payload":{"id":"M.S","kind":"suite"}}
      {"kind":"test","payload":{"id":"M.S/one()/S.swift:3:4","kind":"function"}}
      {"kind":"event","payload":{"kind":"testStarted","testID":"M.S","instant":{"absolute":1},"messages":[]}}
      {"kind":"event","payload":{"kind":"testStarted","testID":"M.S/one()/S.swift:3:4","instant":{"absolute":1},"messages":[]}}
      {"kind":"event","payload":{"kind":"issueRecorded","testID":"M.S/one()/S.swift:3:4","issue":{"isKnown":true},"messages":[]}}
      {"kind":"event","payload":{"kind":"issueRecorded","testID":"M.S/one()/S.swift:3:4","issue":{"isKnown":false,"sourceLocation":{"_filePath":"/p/S.swift","line":5}},"messages":[{"symbol":"fail","text":"Expectation failed"}]}}
      {"kind":"event","payload":{"kind":"testEnded","testID":"M.S/one()/S.swift:3:4","instant":{"absolute":1.25},"messages":[]}}
      """
    let results = TestResults(xctest: "", events: events)
    #expect(results.tests == [TestResults.Test(name: "M.S/one()", outcome: .failed, seconds: 0.25)])
    #expect(
      results.failures == [.init(test: "M.S/one()", file: "/p/S.swift", line: 5, text: "Expectation failed")])
  }

  @Test func nothingThatRanIsNoSuccess() {
    #expect(!TestResults(xctest: "", events: "").succeeded)
  }

  @Test func xunitEscapesWhatXMLDoesNotTake() throws {
    let text = TestResults(xctest: xctest, events: "").xunit(name: "A & B")
    #expect(text.contains("<testsuite name=\"A &amp; B\" tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"1\">"))
    #expect(text.contains("<failure message=\"1 is not &lt;2&gt;\">/p/A.swift:7</failure>"))
    #expect(text.contains("classname=\"M.A\" name=\"testOne\" time=\"0.500\"/>"))
  }
}
