import PreviewProtocol
import PreviewSessions
import Testing

@Suite("Screens that live on") struct LiveSessionTests {
  @Test("a screen that is refused leaves no program, and its session can begin again")
  func refused() throws {
    let build = ExampleProgram().build(after: nil)
    let session = LiveSession(showing: ScreenChoice(preview: "no such preview"))
    session.keepEvents(0)
    let refusal = #expect(throws: SessionError.self) { try session.start(build) }
    guard case .refused = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(!session.isAlive && session.memory == nil)
    #expect(throws: SessionError.noProgram) { try session.ask(OutlineQuery()) }
    let first = try #require(try LiveSession.listing(of: build).screens.first)
    try session.start(build, choice: ScreenChoice(preview: first.name))
    #expect(session.isAlive)
    session.end()
    #expect(!session.isAlive)
  }
}
