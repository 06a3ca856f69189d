import Foundation
import PreviewSessions
import Testing
import ToolSupport

@testable import AgentTools

@Suite("Model Context Protocol")
struct ContextProtocolServerTests {
  /// A project that never builds, for requests that need no program.
  private struct Broken: ProgramSource {
    func build(after changes: Set<String>?) -> ProgramBuild { ProgramBuild(program: nil, failure: "it is broken") }
  }

  private let server = ContextProtocolServer(tools: AgentTools(source: Broken()), version: "1.2.3")

  private func ask(_ line: String) throws -> JSON? {
    try server.answer(to: Data(line.utf8)).map { try JSONDecoder().decode(JSON.self, from: $0) }
  }

  @Test(
    "a handshake has the client's revision where it is known, else the newest that has one",
    arguments: [
      ("2024-11-05", "2024-11-05"), ("2025-11-25", "2025-11-25"), ("1999-01-01", "2025-11-25"),
    ])
  func handshake(wanted: String, got: String) throws {
    let answer = try #require(
      try ask(
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(wanted)","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}"#
      ))
    #expect(answer["id"] == 1)
    #expect(answer["result"]?["protocolVersion"]?.string == got)
    #expect(answer["result"]?["serverInfo"]?["name"] == "viewcode")
    #expect(answer["result"]?["serverInfo"]?["version"] == "1.2.3")
    #expect(answer["result"]?["capabilities"]?["tools"] == [:])
    #expect(try ask(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
  }

  @Test("since 2026-07-28 the server is asked what it is, and each request says its revision")
  func discovery() throws {
    let meta =
      #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#
    let answer = try #require(try ask(#"{"jsonrpc":"2.0","id":"a","method":"server/discover","params":{\#(meta)}}"#))
    let result = try #require(answer["result"])
    guard case .array(let versions)? = result["supportedVersions"] else {
      Issue.record("no versions")
      return
    }
    #expect(versions.contains("2026-07-28"))
    #expect(result["resultType"] == "complete")
    #expect(result["ttlMs"]?.number != nil && result["cacheScope"] == "private")
    let list = try #require(try ask(#"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{\#(meta)}}"#))
    #expect(list["result"]?["resultType"] == "complete")
    let future = meta.replacing("2026-07-28", with: "2031-01-01")
    let refused = try #require(try ask(#"{"jsonrpc":"2.0","id":3,"method":"tools/list","params":{\#(future)}}"#))
    #expect(refused["error"]?["code"] == -32022)
    #expect(refused["error"]?["data"]?["requested"] == "2031-01-01")
  }

  @Test("fourteen tools are told of in less than 1,700 tokens")
  func toolList() throws {
    let line = try #require(server.answer(to: Data(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#.utf8)))
    #expect(line.count / 4 < 1700)
    guard case .array(let tools)? = try JSONDecoder().decode(JSON.self, from: line)["result"]?["tools"] else {
      Issue.record("no tools")
      return
    }
    #expect(
      tools.compactMap { $0["name"]?.string }
        == [
          "previews", "render", "tree", "tap", "type", "swipe", "advance", "reload", "audit", "sweep", "lint", "diff",
          "explore", "check",
        ])
    for tool in tools {
      #expect(tool["inputSchema"]?["type"] == "object")
      #expect(tool["description"]?.string?.isEmpty == false)
    }
  }

  @Test(
    "what is no request is an error with its code, and the server goes on",
    arguments: [
      ("nonsense", -32700), ("[1,2]", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fly"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tree","arguments":[1]}}"#, -32602),
    ])
  func errors(line: String, code: Int) throws {
    #expect(try ask(line)?["error"]?["code"] == .number(Double(code)))
    #expect(try ask(#"{"jsonrpc":"2.0","id":9,"method":"ping"}"#)?["result"] == [:])
  }

  @Test("answers and notifications of the client want no answer")
  func silence() throws {
    #expect(try ask(#"{"jsonrpc":"2.0","id":1,"result":{}}"#) == nil)
    #expect(try ask(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#) == nil)
  }

  @Test(
    "what a tool can't do is its answer, and says what to do",
    arguments: [
      (#"{"name":"previews"}"#, "the project does not build\nit is broken\nFix the errors, then call again."),
      (
        #"{"name":"tap","arguments":{"target":3}}"#,
        "no screen is shown yet; call tree or render with a preview, which previews lists"
      ),
      (#"{"name":"tap","arguments":{}}"#, "tap requires target: A number of the tree, text, #identifier or x,y"),
      (
        #"{"name":"tap","arguments":{"target":1,"speed":3}}"#,
        "tap has no argument speed; it takes target, times, hold, screen"
      ),
    ])
  func toolErrors(parameters: String, text: String) throws {
    let answer = try #require(try ask(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":\#(parameters)}"#))
    #expect(answer["result"]?["isError"] == true)
    guard case .array(let content)? = answer["result"]?["content"] else {
      Issue.record("no content")
      return
    }
    #expect(content.first?["text"]?.string == text)
  }
}
