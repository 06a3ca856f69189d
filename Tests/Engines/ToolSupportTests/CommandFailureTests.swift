import Testing
import ToolSupport

@Suite("Failures of commands")
struct CommandFailureTests {
  private struct Broken: Error, CustomStringConvertible {
    let description = "it is broken"
  }

  @Test("an error gets the status of its work, a failure keeps its own")
  func statuses() throws {
    let given = #expect(throws: CommandFailure.self) { try CommandFailure.of(.project) { throw Broken() } }
    #expect(given?.status == .project && given?.description == "it is broken")
    let kept = #expect(throws: CommandFailure.self) {
      try CommandFailure.of(.project) { throw CommandFailure(.build, "no") }
    }
    #expect(kept?.status == .build)
    #expect(try CommandFailure.of(.build) { 3 } == 3)
  }

  @Test("the terminal sees an error")
  func words() {
    #expect("\(CommandFailure(.toolchain, "no compiler").diagnostic)" == "error: no compiler")
    #expect(CommandFailure.Status.toolchain.rawValue == 3)
  }
}
