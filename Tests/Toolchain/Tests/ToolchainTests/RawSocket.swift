import Foundation

/// A connection to this machine without a protocol.
final class RawSocket {
  private let file: Int32
  /// The received bytes.
  private var received: [UInt8] = []

  struct Failure: Error {}

  init(port: UInt16) throws {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure() }
    var time = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  func write(_ text: String) { write(bytes: Array(text.utf8)) }

  func write(bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  /// Reads up to a number of bytes, or until the other side closes the connection.
  func readBytes(most: Int) -> [UInt8] {
    var result: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 64 << 10)
    while result.count < most {
      let count = recv(file, &part, part.count, 0)
      guard count > 0 else { break }
      result += part[..<count]
      if String(decoding: result.prefix(12), as: UTF8.self) == "HTTP/1.1 101" { break }
    }
    received += result
    return result
  }

  /// Reads until a text has arrived, up to a time limit.
  func waitFor(_ text: String, until limit: Date) -> Bool {
    var part = [UInt8](repeating: 0, count: 64 << 10)
    while received.firstRange(of: text.utf8) == nil {
      let count = recv(file, &part, part.count, 0)
      if count > 0 { received += part[..<count] }
      // Silence is not an end before the time limit.
      guard count > 0 || count < 0 && errno == EAGAIN, Date() < limit else { return false }
    }
    return true
  }

  func read(most: Int) -> String { String(decoding: readBytes(most: most), as: UTF8.self) }

  func openWebSocket(token: String) throws {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getpeername(file, $0, &length) }
    }
    write(
      "GET /socket?token=\(token) HTTP/1.1\r\nHost: 127.0.0.1:\(UInt16(bigEndian: address.sin_port))\r\nUpgrade: websocket\r\n"
        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    guard read(most: 1 << 12).hasPrefix("HTTP/1.1 101") else { throw Failure() }
  }

  /// Sends a message in the format of a browser.
  func say(_ text: String) throws {
    let payload = Array(text.utf8)
    var bytes: [UInt8] = [0x81]
    bytes +=
      payload.count < 126
      ? [0x80 | UInt8(payload.count)] : [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    write(bytes: bytes + [0, 0, 0, 0] + payload)
  }

  deinit { close(file) }
}
