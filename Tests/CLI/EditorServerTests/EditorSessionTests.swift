import Foundation
import JSONRPC
import Synchronization
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

  // MARK: - Findings of the linter

  /// A linter with one finding on the second line.
  private struct OneFinding: EditorLinter {
    func findings(in folder: String) throws -> [String: [EditorFinding]] {
      [
        "/app/a.swift": [
          EditorFinding(
            rule: "left-right", severity: .warning, text: "text stays on the left", line: 1, character: 4, endLine: 1,
            endCharacter: 8, lineText: "let b = 2")
        ]
      ]
    }
  }

  private func message(_ method: String, _ parameters: JSON, id: JSON? = nil) -> Data {
    var members: [String: JSON] = ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
    if let id { members["id"] = id }
    return data(.object(members))
  }

  private func published(_ content: Data?) throws -> [JSON] {
    try JSONDecoder().decode(JSON.self, from: try #require(content))["params"]?["diagnostics"]?.array ?? []
  }

  /// Waits for the next message of the session.
  private func session(
    opening text: String, refreshes: Bool = false
  ) -> (EditorSession, next: @Sendable () -> Data) {
    let session = EditorSession(toolchain: nil, filter: DiagnosticFilter(rules: []), linter: OneFinding())
    final class Box: Sendable {
      let sent = Mutex<[Data]>([])
      let arrival = DispatchSemaphore(value: 0)
    }
    let box = Box()
    session.connect { content in
      box.sent.withLock { $0.append(content) }
      box.arrival.signal()
    }
    _ = session.takeFromEditor(
      message(
        "textDocument/didOpen",
        ["textDocument": ["uri": "file:///app/a.swift", "languageId": "swift", "version": 1, "text": .string(text)]]))
    if refreshes {
      _ = session.takeFromEditor(
        message("textDocument/diagnostic", ["textDocument": ["uri": "file:///app/a.swift"]], id: 1))
    }
    _ = session.takeFromEditor(
      message(
        "initialize",
        [
          "rootUri": "file:///app",
          "capabilities": ["workspace": ["diagnostics": ["refreshSupport": .bool(refreshes)]]],
        ], id: 2))
    return (
      session,
      {
        box.arrival.wait()
        return box.sent.withLock { $0.removeFirst() }
      }
    )
  }

  @Test("findings of the linter are published with the server's diagnostics, and move with their lines")
  func findings() throws {
    let (session, next) = session(opening: "let a = 1\nlet b = 2")
    let own = try published(next())
    #expect(own.count == 1 && own[0]["code"] == "left-right" && own[0]["source"] == "viewcode lint")
    #expect(own[0]["range"]?["start"] == ["line": 1, "character": 4] && own[0]["severity"] == 2)
    func both() throws -> [JSON] {
      try published(
        session.takeFromServer(
          message(
            "textDocument/publishDiagnostics",
            ["uri": "file:///app/a.swift", "version": 3, "diagnostics": .array([error("true")])])))
    }
    #expect(try both().map { $0["code"] } == [nil, "left-right"])
    let insertion: JSON = [
      "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]], "text": "// one\n",
    ]
    _ = session.takeFromEditor(
      message(
        "textDocument/didChange",
        ["textDocument": ["uri": "file:///app/a.swift", "version": 2], "contentChanges": [insertion]]))
    #expect(try both().last?["range"]?["start"]?["line"] == 2)
  }

  @Test("an editor that requests diagnostics is asked to do so again, and its answers contain the findings")
  func refresh() throws {
    let (session, next) = session(opening: "let a = 1\nlet b = 2", refreshes: true)
    let request = try JSONDecoder().decode(JSON.self, from: next())
    #expect(request["method"] == "workspace/diagnostic/refresh")
    let id = try #require(request["id"])
    // The answer is for the proxy, and does not reach the server.
    #expect(session.takeFromEditor(data(["jsonrpc": "2.0", "id": id, "result": .null])) == Data())
    let answer = session.takeFromServer(
      data(["jsonrpc": "2.0", "id": 1, "result": ["kind": "full", "items": .array([])]]))
    let result = try JSONDecoder().decode(JSON.self, from: try #require(answer))["result"]
    #expect(result?["items"]?.array?.map { $0["code"] } == ["left-right"])
  }

  @Test("a finding on a line that was changed is not shown")
  func changedLine() throws {
    let (session, next) = session(opening: "let a = 1\nlet b = 3")
    #expect(try published(next()).isEmpty)
    _ = session
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
