import Foundation
import Testing
import ToolSupport

@testable import EditorServer

@Suite("A session of an editor")
struct EditorSessionTests {
  /// A rule that drops errors with a certain text.
  private struct Dropping: DiagnosticRule {
    let reason = "The test says so."
    func verdict(on error: EditorDiagnostic, in file: EditedFile) -> DiagnosticVerdict {
      // The text of the file is that of the editor.
      error.message.contains("untrue") && file.line(of: error)?.text.contains("mark") == true ? .drop : .keep
    }
  }

  private let session = EditorSession(toolchain: nil, filter: DiagnosticFilter(rules: [Dropping()]))

  private func data(_ json: JSON) -> Data { Data(json.text.utf8) }

  private func error(_ message: String) -> JSON {
    [
      "severity": 1, "message": .string(message),
      "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 1]],
    ]
  }

  private func open(_ text: String) {
    let passed = session.takeFromEditor(
      data([
        "jsonrpc": "2.0", "method": "textDocument/didOpen",
        "params": [
          "textDocument": ["uri": "file:///a.swift", "languageId": "swift", "version": 1, "text": .string(text)]
        ],
      ]))
    #expect(passed == nil)
  }

  private func published(_ errors: [JSON]) -> Data {
    data([
      "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics",
      "params": ["uri": "file:///a.swift", "version": 3, "diagnostics": .array(errors)],
    ])
  }

  @Test("published errors that are untrue go, and all else of the message stays")
  func published() throws {
    open("mark")
    let answer = try #require(session.takeFromServer(published([error("untrue"), error("true")])))
    #expect(
      try JSONDecoder().decode(JSON.self, from: answer)
        == JSONDecoder().decode(JSON.self, from: published([error("true")])))
    #expect(session.takeFromServer(published([error("true")])) == nil)
    #expect(session.takeFromServer(published([])) == nil)
  }

  @Test("rules see the text as it is after changes")
  func changes() {
    open("nothing")
    #expect(session.takeFromServer(published([error("untrue")])) == nil)
    let change: JSON = [
      "jsonrpc": "2.0", "method": "textDocument/didChange",
      "params": [
        "textDocument": ["uri": "file:///a.swift", "version": 2],
        "contentChanges": [
          ["range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 7]], "text": "mark"]
        ],
      ],
    ]
    #expect(session.takeFromEditor(data(change)) == nil)
    #expect(session.takeFromServer(published([error("untrue")])) != nil)
  }

  @Test("answers to requests for diagnostics are filtered, once each, whatever the form of the id")
  func pulled() throws {
    open("mark")
    for id in [JSON.number(7), .string("seven")] {
      let request: JSON = [
        "jsonrpc": "2.0", "id": id, "method": "textDocument/diagnostic",
        "params": ["textDocument": ["uri": "file:///a.swift"]],
      ]
      let response: JSON = [
        "jsonrpc": "2.0", "id": id, "result": ["kind": "full", "items": [error("untrue"), error("true")]],
      ]
      #expect(session.takeFromServer(data(response)) == nil)
      #expect(session.takeFromEditor(data(request)) == nil)
      // A request of the server with the same id is not a response.
      #expect(session.takeFromServer(data(["jsonrpc": "2.0", "id": id, "method": "workspace/configuration"])) == nil)
      let answer = try #require(session.takeFromServer(data(response)))
      #expect(try JSONDecoder().decode(JSON.self, from: answer)["result"]?["items"]?.array?.count == 1)
      #expect(session.takeFromServer(data(response)) == nil)
    }
  }

  @Test(
    "what is no message of a known form passes",
    arguments: [
      "", "textDocument/didOpen", "{\"method\":\"textDocument/didChange\"}", "textDocument/publishDiagnostics {",
      #"{"jsonrpc":"2.0","method":"textDocument/publishDiagnostics","params":{"uri":5,"diagnostics":{}}}"#,
      #"{"jsonrpc":"2.0","id":1,"method":"textDocument/diagnostic","params":[]}"#,
    ])
  func malformed(text: String) {
    #expect(session.takeFromEditor(Data(text.utf8)) == nil)
    #expect(session.takeFromServer(Data(text.utf8)) == nil)
  }
}
