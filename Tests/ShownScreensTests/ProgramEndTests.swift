import Foundation
import Testing

@testable import ShownScreens

@Suite struct ProgramEndTests {
  @Test func aFatalErrorIsSaidWithItsPlace() {
    let end = ProgramEnd(
      status: SIGILL, isSignal: true,
      errors: "hello\nShop/Cart.swift:12: Fatal error: Unexpectedly found nil while unwrapping an Optional value\n")
    #expect(end.reason() == "Unexpectedly found nil while unwrapping an Optional value, at Shop/Cart.swift:12")
  }

  @Test func theLastFatalErrorCounts() {
    let errors = "A.swift:1: Fatal error: first\nB.swift:2: Fatal error: second\n"
    #expect(ProgramEnd(status: SIGTRAP, isSignal: true, errors: errors).reason() == "second, at B.swift:2")
  }

  @Test func aSignalWithoutAMessageIsExplained() {
    #expect(ProgramEnd(status: SIGSEGV, isSignal: true).reason().contains("memory"))
    #expect(ProgramEnd(status: SIGTRAP, isSignal: true).reason().contains("without a message"))
    #expect(ProgramEnd(status: SIGPIPE, isSignal: true).reason().contains("13"))
  }

  @Test(arguments: [
    ProgramEnd(status: SIGALRM, isSignal: true), ProgramEnd(status: SIGKILL, isSignal: true, timedOut: true),
  ])
  func aLimitIsNamed(_ end: ProgramEnd) {
    #expect(end.reason(limit: .seconds(20)) == "it was not done after 20 seconds and was stopped")
    #expect(end.isCrash)
  }

  @Test func anErrorThatTheProgramReportsIsTheReason() {
    let end = ProgramEnd(status: 1, errors: "a line\nError: this program holds no app\n")
    #expect(end.reason() == "this program holds no app")
    #expect(!end.isCrash)
    #expect(!end.succeeded)
  }
}
