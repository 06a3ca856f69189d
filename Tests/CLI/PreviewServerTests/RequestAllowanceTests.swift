import Testing

@testable import PreviewServer

@Suite("Number of a page's requests")
struct RequestAllowanceTests {
  @Test("a page has a second's requests at its start, and gets more as time passes, up to a limit")
  func allowance() {
    let start = ContinuousClock.now
    var allowance = RequestAllowance(at: start)
    var count = 0
    while allowance.take(at: start) { count += 1 }
    #expect(count == Int(RequestAllowance.perSecond) - 1)
    let later = start + .milliseconds(100)
    count = 0
    while allowance.take(at: later) { count += 1 }
    #expect((98...100).contains(count))
    count = 0
    while allowance.take(at: start + .seconds(3600)) { count += 1 }
    #expect(count == Int(RequestAllowance.most) - 1)
  }
}
