import Testing
import ToolSupport

@testable import EditorServer

/// The messages are compared as a whole, because users read them as a whole.
@Suite("Messages of the editor's servers")
struct EditorFailureTests {
  private static let messages: [(failure: CommandFailure, text: String)] = [
    (.noProject, "there is no project"),
    (
      .otherBuildServer(in: "/p/buildServer.json"),
      "/p/buildServer.json names another build server; rename or remove it, and run the command again"
    ),
    (
      .malformedSettings("/p/.vscode/settings.json"),
      "/p/.vscode/settings.json is not a JSON object, and was not changed; correct it, and run the command again"
    ),
  ]

  @Test("name the file and the remedy, and have the status of projects", arguments: 0..<messages.count)
  func message(index: Int) {
    let (failure, text) = EditorFailureTests.messages[index]
    #expect(failure.description == text)
    #expect(failure.status == .project)
  }
}
