import Foundation
import Testing

@testable import PreviewProtocol

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

  @Test("a program that was stopped tells where it was, its author's own lines first")
  func calls() {
    let errors = """
      *** Signal 3: Backtracing ***
      0 0x00007f in __poll in libc.so.6
      1 [ra] 0x00005f Feed.reload() + 40 in App at /app/Sources/Feed.swift:12:5
      2 [ra] 0x00005f main + 8 in App at /app/Sources/App.swift:3:1
      """
    for end in [
      ProgramEnd(status: SIGQUIT, isSignal: true, errors: errors),
      ProgramEnd(status: 9, timedOut: true, errors: errors),
    ] {
      #expect(
        end.account(limit: .seconds(5)) == """
          it was not done after 5 seconds and was stopped
              in Feed.reload() at /app/Sources/Feed.swift:12
              in main at /app/Sources/App.swift:3
          """)
    }
    #expect(ProgramEnd(status: 1, errors: errors).calls.isEmpty)
  }
}
