import PreviewSessions
import PreviewProtocol
import Testing

@Suite("Screens that live on") struct LiveSessionTests {
  @Test("a screen that is refused leaves no program, and its session can begin again")
  func refused() throws {
    let build = ExampleProgram().build(after: nil)
    let session = LiveSession(showing: ScreenChoice(preview: "no such preview"))
    session.keepEvents(0)
    #expect(throws: LiveRefusal.self) { try session.start(build) }
    #expect(!session.isAlive && session.memory == nil)
    let failure = #expect(throws: ProgramFailure.self) { try session.ask(.outline(isFull: false)) }
    #expect(failure?.reason == "no program runs")
    let names = try LiveSession.screens(of: build).map(\.name)
    try session.start(build, choice: ScreenChoice(preview: try #require(names.first)))
    #expect(session.isAlive)
    session.end()
    #expect(!session.isAlive)
  }
}
