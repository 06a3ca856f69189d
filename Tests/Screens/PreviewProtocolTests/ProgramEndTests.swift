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
    #expect(end.reason(limit: .seconds(20)) == "it did not finish within 20 seconds and was terminated")
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
          it did not finish within 5 seconds and was terminated
              in Feed.reload() at /app/Sources/Feed.swift:12
              in main at /app/Sources/App.swift:3
          """)
    }
    #expect(ProgramEnd(status: 1, errors: errors).calls.isEmpty)
  }

  private static func crash(_ message: String, _ frames: String, root: String? = "/app") -> ProgramEnd {
    ProgramEnd(status: SIGTRAP, isSignal: true, errors: message + "\n\n*** Crashed ***\n" + frames, root: root)
  }

  @Test("a place is the author's line by its path, not by its module")
  func place() {
    let frames = """
      0 [system] 0x00007f _assertionFailure() + 9 in libswiftCore.so at /usr/lib/Assert.swift:9:1
      1 [ra] 0x00005f Cart.total() + 40 in Shop at /app/Sources/Shop/Cart.swift:12:5
      """
    let end = Self.crash("Shop/Cart.swift:12: Fatal error: Unexpectedly found nil", frames)
    #expect(end.reason() == "Unexpectedly found nil, at Sources/Shop/Cart.swift:12")
    #expect(end.fault == .author)
    #expect(end.advice == nil)
  }

  @Test("a rule of UIKit's that a call broke is told at the author's call")
  func brokenRule() {
    let frames = """
      0 [system] 0x00007f _assertionFailure() + 9 in libswiftCore.so
      1 [ra] 0x00006f UITableView.cell(at:) + 40 in libUIKit.so at /build/Sources/Apple/UIKit/UITableView.swift:90:5
      2 [ra] 0x00005f FeedController.reload() + 40 in Shop at /app/Feed.swift:7:5
      """
    let end = Self.crash("UIKit/UITableView.swift:90: Fatal error: no cell of the identifier 'x' is registered", frames)
    #expect(end.reason() == "no cell of the identifier 'x' is registered, at Feed.swift:7")
    #expect(end.fault == .author)
    #expect(end.calls == ["FeedController.reload() at Feed.swift:7"])
  }

  @Test(
    "a trap inside UIKit is ViewCode's fault, with the author's call as its context",
    arguments: ["Swift/Array.swift:10: Fatal error: Index out of range", ""])
  func faultOfOurs(message: String) {
    let frames = """
      0 [system] 0x00007f _assertionFailure() + 9 in libswiftCore.so
      1 [ra] 0x00006f UITableView.cell(at:) + 40 in libUIKit.so
      2 [ra] 0x00005f FeedController.reload() + 40 in Shop at /app/Feed.swift:7:5
      """
    let end = Self.crash(message, frames)
    #expect(end.fault == .viewCode(function: "UITableView.cell(at:)"))
    #expect(end.reason().hasSuffix("at Feed.swift:7"))
    #expect(end.account().contains("This is a bug in ViewCode (UITableView.cell(at:)), not in the app"))
  }

  @Test("an index beyond an array of the app's is the app's fault")
  func faultOfTheApp() {
    let frames = """
      0 [system] 0x00007f _assertionFailure() + 9 in libswiftCore.so
      1 [ra] 0x00005f FeedController.reload() + 40 in Shop at /app/Feed.swift:7:5
      2 [ra] 0x00006f UITableView.cell(at:) + 40 in libUIKit.so
      """
    let end = Self.crash("Swift/Array.swift:10: Fatal error: Index out of range", frames)
    #expect(end.fault == .author)
    #expect(end.reason() == "Index out of range, at Feed.swift:7")
  }

  @Test("a trap in the body of a #Preview is the app's fault")
  func faultOfPreview() {
    let frames = """
      0 [system] 0x00007f _assertionFailure() + 9 in libswiftCore.so
      1 [ra] 0x00005f closure #1 in static PreviewRegistry.makePreview() + 80 in Shop at /tmp/swift-generated-sources/@__swiftmacro_4Shop.swift:5:11
      2 [ra] 0x00006f closure #1 in Preview.init(_:traits:body:) + 49 in libUIKit.so at /build/Preview.swift:40:32
      """
    let end = Self.crash("Swift/Array.swift:10: Fatal error: Index out of range", frames)
    #expect(end.fault == .author)
    #expect(end.advice == nil)
  }
}
