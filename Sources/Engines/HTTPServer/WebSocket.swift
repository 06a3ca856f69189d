import Foundation
import Synchronization

/// The server's end of a WebSocket. The size of messages is limited.
///
/// - Source: RFC 6455
package final class WebSocket: Sendable {
  package enum Message: Equatable, Sendable {
    case text(String)
    case bytes([UInt8])
  }

  private let file: Int32
  /// Whether the connection is closed for writing. The lock is held while a message is written.
  private let isEnded = Mutex(false)

  /// The limit of a received message's length, in bytes. A longer message ends the connection.
  static let longest = 256 << 10

  /// Creates the server's end of a connection.
  ///
  /// - Parameter file: The connection, after the handshake. The socket does not close it.
  package init(file: Int32) {
    self.file = file
  }

  /// Returns the key of a request for a WebSocket, or nil for other requests.
  static func key(in head: RequestHead) -> String? {
    guard head.method == "GET", head.headers["upgrade"]?.lowercased() == "websocket",
      let key = head.headers["sec-websocket-key"], Data(base64Encoded: key)?.count == 16,
      head.headers["sec-websocket-version"] == "13"
    else { return nil }
    return key
  }

  /// Returns the server's response to a key.
  static func accept(_ key: String) -> String {
    Data(SHA1.hash(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
  }

  // MARK: - Receiving

  /// Waits for the next message. Returns nil if the client has disconnected or violates the protocol.
  package func next() -> Message? {
    var message: [UInt8] = []
    var kind: UInt8 = 0
    while true {
      guard let head = read(2) else { return nil }
      let (isLast, code) = (head[0] & 0x80 != 0, head[0] & 0x0F)
      // No extension that uses the reserved bits was negotiated. Browsers mask their messages.
      guard head[0] & 0x70 == 0, head[1] & 0x80 != 0 else { return refuse(1002) }
      var length = UInt64(head[1] & 0x7F)
      if length >= 126 {
        guard let more = read(length == 126 ? 2 : 8) else { return nil }
        length = more.reduce(0) { $0 << 8 | UInt64($1) }
      }
      guard length <= UInt64(WebSocket.longest), message.count + Int(length) <= WebSocket.longest else {
        return refuse(1009)
      }
      guard let mask = read(4), var payload = read(Int(length)) else { return nil }
      for index in payload.indices { payload[index] ^= mask[index % 4] }
      switch code {
      case 0x0, 0x1, 0x2:
        guard (code == 0) == (kind != 0) else { return refuse(1002) }
        if code != 0 { kind = code }
        message += payload
        guard isLast else { continue }
        if kind == 2 { return .bytes(message) }
        guard let text = String(validating: message, as: UTF8.self) else { return refuse(1007) }
        return .text(text)
      case 0x8:
        send(frame: 0x8, payload.count >= 2 ? Array(payload[..<2]) : [])
        return nil
      case 0x9:
        guard length <= 125, isLast else { return refuse(1002) }
        guard send(frame: 0xA, payload) else { return nil }
      case 0xA: continue
      default: return refuse(1002)
      }
    }
  }

  private func refuse(_ code: UInt16) -> Message? {
    send(frame: 0x8, [UInt8(code >> 8), UInt8(code & 0xFF)])
    return nil
  }

  private func read(_ count: Int) -> [UInt8]? {
    guard count > 0 else { return [] }
    var result = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let part = result.withUnsafeMutableBytes { recv(file, $0.baseAddress! + done, count - done, 0) }
      if part < 0, errno == EINTR { continue }
      guard part > 0 else { return nil }
      done += part
    }
    return result
  }

  // MARK: - Sending

  /// Sends a message. A reader that has disconnected or is too slow ends the connection.
  ///
  /// - Returns: Whether the message was sent.
  @discardableResult
  package func send(_ message: Message) -> Bool {
    switch message {
    case .text(let text): send(frame: 0x1, Array(text.utf8))
    case .bytes(let bytes): send(frame: 0x2, bytes)
    }
  }

  @discardableResult
  private func send(frame code: UInt8, _ payload: [UInt8]) -> Bool {
    var head: [UInt8] = [0x80 | code]
    switch payload.count {
    case ..<126: head.append(UInt8(payload.count))
    case ..<65536: head += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default: head += [127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - $0 * 8)) }
    }
    return isEnded.withLock { isEnded in
      if isEnded { return false }
      isEnded = !SocketBytes.write(head + payload, to: file)
      // Ends a wait in `next()`.
      if isEnded { shutdown(file, Int32(SHUT_RDWR)) }
      return !isEnded
    }
  }

  /// Ends the connection. Nothing is written to it afterward.
  package func end() {
    shutdown(file, Int32(SHUT_RDWR))
    isEnded.withLock { $0 = true }
  }
}
