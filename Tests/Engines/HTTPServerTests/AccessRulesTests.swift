import Testing

@testable import HTTPServer

@Suite("Who may ask the preview server")
struct AccessRulesTests {
  private static let rules = AccessRules(token: "0123456789abcdef", port: 4000, hosts: ["box.example.dev"])

  private func refusal(
    host: String? = "127.0.0.1:4000", token: String = "0123456789abcdef", origin: String? = nil, isSocket: Bool = false
  ) throws -> AccessRules.Refusal? {
    let text =
      "GET /?token=\(token) HTTP/1.1" + (host.map { "\r\nHost: \($0)" } ?? "")
      + (origin.map { "\r\nOrigin: \($0)" } ?? "")
    return Self.rules.refusal(of: try #require(RequestHead(text)), isSocket: isSocket)
  }

  @Test(
    "the loopback's names are its own, with the port, and the names that were allowed",
    arguments: [
      "127.0.0.1:4000", "localhost:4000", "LOCALHOST:4000", "[::1]:4000", "box.example.dev", "box.example.dev:443",
    ])
  func ownNames(host: String) throws {
    #expect(try refusal(host: host) == nil)
  }

  @Test(
    "other people's names are refused, wherever they lead",
    arguments: [
      "evil.example", "evil.example:4000", "127.0.0.1", "127.0.0.1:4001", "127.0.0.1.evil.example:4000",
      "box.example.dev.evil", "",
    ])
  func foreignNames(host: String) throws {
    #expect(try refusal(host: host) == .host)
    #expect(try refusal(host: nil) == .host)
  }

  @Test(
    "no token but the server's is let in", arguments: ["", "0123456789abcdeg", "0123456789abcde", "0123456789abcdef0"])
  func tokens(token: String) throws {
    #expect(try refusal(token: token) == .token)
  }

  @Test(
    "pages of other origins are refused, with the right token as well",
    arguments: [
      "http://evil.example", "null", "http://127.0.0.1:4001", "file://", "http://127.0.0.1:4000.evil.example",
    ])
  func foreignOrigins(origin: String) throws {
    #expect(try refusal(origin: origin, isSocket: true) == .origin)
  }

  @Test("the page's own origin is let in, and a program that sends none")
  func ownOrigins() throws {
    #expect(try refusal(origin: "http://127.0.0.1:4000", isSocket: true) == nil)
    #expect(try refusal(host: "box.example.dev", origin: "https://box.example.dev", isSocket: true) == nil)
    #expect(try refusal(isSocket: true) == nil)
  }

  @Test("no two tokens are the same, and each has 128 bits")
  func making() {
    let tokens = Set((0..<100).map { _ in AccessRules.makeToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 })
  }
}
