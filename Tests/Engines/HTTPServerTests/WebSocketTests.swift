import Foundation
import Testing

@testable import HTTPServer

@Suite("WebSocket")
struct WebSocketTests {
  /// A socket and its other end, which the test reads and writes directly.
  private final class Pair {
    let socket: WebSocket
    private let ends: [Int32]

    init() {
      var ends: [Int32] = [0, 0]
      precondition(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
      self.ends = ends
      socket = WebSocket(file: ends[0])
    }

    func write(_ bytes: [UInt8]) {
      _ = bytes.withUnsafeBytes { send(ends[1], $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    func read() -> [UInt8] {
      var buffer = [UInt8](repeating: 0, count: 1 << 17)
      let count = recv(ends[1], &buffer, buffer.count, Int32(MSG_DONTWAIT))
      return count > 0 ? Array(buffer[..<count]) : []
    }

    func finishWriting() { shutdown(ends[1], Int32(SHUT_WR)) }

    deinit { for end in ends { close(end) } }
  }

  private static func frame(_ code: UInt8, _ payload: [UInt8], isLast: Bool = true, isMasked: Bool = true) -> [UInt8] {
    var bytes = [(isLast ? 0x80 : 0) | code]
    let mark: UInt8 = isMasked ? 0x80 : 0
    if payload.count < 126 {
      bytes.append(mark | UInt8(payload.count))
    } else {
      bytes += [mark | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    }
    guard isMasked else { return bytes + payload }
    let mask: [UInt8] = [1, 2, 3, 4]
    return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }

  @Test("a key is answered as the standard's example has it")
  func accept() {
    #expect(WebSocket.accept("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }

  @Test(
    "the hash is SHA-1",
    arguments: [
      ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"), ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      (String(repeating: "a", count: 1000), "291e9a6c66994949b57ba5e650361e98fc36b1ba"),
    ])
  func hash(text: String, expected: String) {
    let hex = SHA1.hash(Array(text.utf8)).map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
    #expect(hex == expected)
  }

  @Test("messages come whole, in one frame or several, and pings are answered in between")
  func messages() {
    let pair = Pair()
    pair.write(Self.frame(1, Array("Hello".utf8)))
    pair.write(Self.frame(1, Array("one ".utf8), isLast: false) + Self.frame(9, [7]) + Self.frame(0, Array("two".utf8)))
    pair.write(Self.frame(2, [UInt8](repeating: 5, count: 300)))
    #expect(pair.socket.next() == .text("Hello"))
    #expect(pair.socket.next() == .text("one two"))
    #expect(pair.socket.next() == .bytes([UInt8](repeating: 5, count: 300)))
    #expect(pair.read() == [0x8A, 1, 7])
  }

  @Test("what is sent is one frame, with a length of the size that it needs", arguments: [0, 125, 126, 65535, 65536])
  func sending(count: Int) {
    let pair = Pair()
    let payload = [UInt8](repeating: 9, count: count)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [socket = pair.socket] in
      socket.send(.bytes(payload))
      done.signal()
    }
    var bytes: [UInt8] = []
    let head = count < 126 ? 2 : count < 65536 ? 4 : 10
    while bytes.count < head + count { bytes += pair.read() }
    done.wait()
    #expect(bytes.prefix(2) == [0x82, count < 126 ? UInt8(count) : count < 65536 ? 126 : 127])
    #expect(Array(bytes.dropFirst(head)) == payload)
  }

  @Test("a message of more than the limit ends the connection before any of it is read")
  func tooLong() {
    let pair = Pair()
    pair.write([0x82, 0xFF, 0x3F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
    #expect(pair.socket.next() == nil)
    #expect(pair.read() == [0x88, 2, 0x03, 0xF1])
  }

  @Test("many frames of one message have no more than the limit together")
  func tooManyFrames() {
    let pair = Pair()
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [socket = pair.socket] in
      if socket.next() == nil { ended.signal() }
    }
    let part = [UInt8](repeating: 0, count: 60_000)
    pair.write(Self.frame(2, part, isLast: false))
    for _ in 0..<4 { pair.write(Self.frame(0, part, isLast: false)) }
    #expect(ended.wait(timeout: .now() + 5) == .success)
  }

  @Test(
    "frames that no browser sends end the connection",
    arguments: [
      frame(1, [65], isMasked: false), frame(0, [65]), frame(3, [65]), [0xC1, 0x80, 0, 0, 0, 0],
      frame(9, [1], isLast: false),
      frame(1, [0xFF, 0xFE]),
    ])
  func wrong(bytes: [UInt8]) {
    let pair = Pair()
    pair.write(bytes)
    #expect(pair.socket.next() == nil)
    #expect(pair.read().first == 0x88)
  }

  @Test("a connection that breaks off in a frame is at its end")
  func brokenOff() {
    let pair = Pair()
    pair.write(Array(Self.frame(1, Array("Hello".utf8)).dropLast()))
    pair.finishWriting()
    #expect(pair.socket.next() == nil)
  }
}
