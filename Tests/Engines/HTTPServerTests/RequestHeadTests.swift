import Testing

@testable import HTTPServer

@Suite("Head of a request")
struct RequestHeadTests {
  @Test("method, path, query and headers are taken apart")
  func parts() throws {
    let head = try #require(
      RequestHead("GET /socket?token=a%20b&x HTTP/1.1\r\nHost: localhost:1\r\nUPGRADE:  websocket "))
    #expect(head.method == "GET")
    #expect(head.path == "/socket")
    #expect(head.query == ["token": "a b", "x": ""])
    #expect(head.headers == ["host": "localhost:1", "upgrade": "websocket"])
  }

  @Test(
    "what is no head of a request is none",
    arguments: [
      "", "GET", "GET / HTTP/2", "GET http://evil.example/ HTTP/1.1", "GET  / HTTP/1.1", "GET / HTTP/1.1\r\nno colon",
    ])
  func wrong(text: String) {
    #expect(RequestHead(text) == nil)
  }
}
