import Foundation
import Testing

@testable import HTTPServer

@Suite("HTTP server")
struct HTTPServerTests {
  /// A running server that responds with the received request.
  private final class Running {
    let server: HTTPServer

    init(sockets: Int = 1) throws {
      var limits = HTTPServer.Limits()
      limits.sockets = sockets
      limits.seconds = 5
      let server = try HTTPServer(address: "127.0.0.1", port: 0, limits: limits)
      self.server = server
      Thread.detachNewThread {
        server.run { request in
          if request.head.path == "/socket" {
            return .openSocket { socket in
              while let message = socket.next() { socket.send(message) }
            }
          }
          return .respond(
            HTTPResponse(
              "\(request.head.method) \(request.head.path) \(String(decoding: request.body, as: UTF8.self))",
              headers: [("X-Test", "yes")]))
        }
      }
    }

    deinit { server.end() }

    func connect() throws -> Int32 {
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_port = server.port.bigEndian
      place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let isConnected = withUnsafePointer(to: &place) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Foundation.connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      try #require(isConnected)
      return file
    }

    /// Sends texts one after the other, and reads until the connection ends.
    func answer(to texts: String...) throws -> String {
      let file = try connect()
      defer { close(file) }
      for text in texts { try #require(SocketBytes.write(Array(text.utf8), to: file)) }
      var bytes: [UInt8] = []
      while SocketBytes.read(from: file, until: .now + .seconds(5), into: &bytes) {}
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static let upgrade =
    "GET /socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"

  @Test("a request is answered, and the connection ends")
  func get() throws {
    let answer = try Running().answer(to: "GET /a?b=c HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(
      answer == "HTTP/1.1 200 OK\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 7\r\n"
        + "X-Test: yes\r\nConnection: close\r\n\r\nGET /a ")
  }

  @Test("a body that comes in parts is read whole")
  func body() throws {
    let answer = try Running().answer(to: "POST /x HTTP/1.1\r\nContent-Length: 6\r\n\r", "\nabc", "def")
    #expect(answer.hasSuffix("\r\n\r\nPOST /x abcdef"))
  }

  @Test(
    "a request that is malformed or too large gets an error",
    arguments: [
      ("nonsense\r\n\r\n", "400 Bad Request"),
      ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "400 Bad Request"),
      ("POST / HTTP/1.1\r\nContent-Length: 70000\r\n\r\n", "413 Content Too Large"),
      ("GET /socket HTTP/1.1\r\n\r\n", "400 Bad Request"),
    ])
  func errors(request: String, status: String) throws {
    #expect(try Running().answer(to: request).hasPrefix("HTTP/1.1 \(status)\r\n"))
  }

  @Test("a head without an end is refused at its limit")
  func longHead() throws {
    let answer = try Running().answer(to: "GET / HTTP/1.1\r\nX: " + String(repeating: "a", count: 20_000))
    #expect(answer.hasPrefix("HTTP/1.1 431 "))
  }

  @Test("a WebSocket stays open, and one more than the limit is refused")
  func sockets() throws {
    let running = try Running()
    let file = try running.connect()
    defer { close(file) }
    try #require(SocketBytes.write(Array(Self.upgrade.utf8), to: file))
    var bytes: [UInt8] = []
    while !String(decoding: bytes, as: UTF8.self).hasSuffix("\r\n\r\n") {
      try #require(SocketBytes.read(from: file, until: .now + .seconds(5), into: &bytes))
    }
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("HTTP/1.1 101 "))
    try #require(SocketBytes.write([0x81, 0x81, 0, 0, 0, 0, 0x41], to: file))
    bytes = []
    while bytes.count < 3 { try #require(SocketBytes.read(from: file, until: .now + .seconds(5), into: &bytes)) }
    #expect(bytes == [0x81, 1, 0x41])
    #expect(try running.answer(to: Self.upgrade).hasPrefix("HTTP/1.1 503 "))
  }

  @Test("nothing is sent on a WebSocket that was ended")
  func ended() {
    var ends: [Int32] = [0, 0]
    precondition(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    let socket = WebSocket(file: ends[0])
    #expect(socket.send(.text("a")))
    socket.end()
    #expect(!socket.send(.text("b")))
  }

  @Test("a port in use and an address that is none are errors that say so")
  func unavailable() throws {
    let running = try Running()
    #expect(throws: HTTPServerError.invalidAddress("nowhere")) { try HTTPServer(address: "nowhere", port: 0) }
    let error = #expect(throws: HTTPServerError.self) {
      try HTTPServer(address: "127.0.0.1", port: running.server.port)
    }
    #expect(
      error?.description.hasPrefix("cannot listen on port \(running.server.port) of 127.0.0.1: ") == true)
  }
}
