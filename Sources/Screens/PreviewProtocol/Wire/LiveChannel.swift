import Foundation

/// One end of the socket between a tool and a program that displays a screen. It transfers ``WireMessage``s.
package final class LiveChannel {
  private let file: Int32
  private var buffer: [UInt8] = []

  /// The maximum length of a line and of a payload in bytes, which protects memory from a faulty program.
  private static let maxSize = 64 << 20

  /// Creates a channel.
  ///
  /// - Parameter file: The descriptor of the socket. The channel does not close it.
  package init(file: Int32) {
    self.file = file
  }

  /// The program at the other end has disconnected, or the socket is closed.
  package struct Ended: Error, Equatable {
    package init() {}
  }

  /// Sends a line and a payload.
  ///
  /// - Parameters:
  ///   - line: The line without its end.
  ///   - payload: The bytes that follow the line.
  package func send(_ line: Data, payload: [UInt8] = []) throws(Ended) {
    try write([UInt8](line) + [UInt8(ascii: "\n")])
    if !payload.isEmpty { try write(payload) }
  }

  private func write(_ bytes: [UInt8]) throws(Ended) {
    let isWritten = bytes.withUnsafeBytes { all in
      var rest = all[...]
      while !rest.isEmpty {
        let count = Foundation.send(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(count)
      }
      return true
    }
    if !isWritten { throw Ended() }
  }

  /// Waits for the next line.
  ///
  /// - Parameter milliseconds: The time limit, or a negative value for no limit.
  /// - Returns: The line without its end, or nil if it did not arrive in time.
  package func line(within milliseconds: Int32 = -1) throws(Ended) -> Data? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[..<end])
        buffer.removeSubrange(...end)
        return line
      }
      if buffer.count > LiveChannel.maxSize { throw Ended() }
      guard try fill(within: milliseconds) else { return nil }
    }
  }

  /// Waits for bytes that follow a line.
  ///
  /// - Parameters:
  ///   - count: The number of bytes.
  ///   - milliseconds: The time limit for each part, or a negative value for no limit.
  /// - Returns: Nil if the bytes did not arrive in time.
  package func bytes(_ count: Int, within milliseconds: Int32 = -1) throws(Ended) -> [UInt8]? {
    guard count <= LiveChannel.maxSize else { throw Ended() }
    while buffer.count < count { guard try fill(within: milliseconds) else { return nil } }
    let result = [UInt8](buffer[..<count])
    buffer.removeSubrange(..<count)
    return result
  }

  private func fill(within milliseconds: Int32) throws(Ended) -> Bool {
    var descriptor = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    let ready = poll(&descriptor, 1, milliseconds)
    if ready == 0 { return false }
    if ready < 0 {
      if errno == EINTR { return milliseconds < 0 ? true : false }
      throw Ended()
    }
    var part = [UInt8](repeating: 0, count: 256 << 10)
    let count = recv(file, &part, part.count, 0)
    if count < 0, errno == EINTR || errno == EAGAIN { return true }
    guard count > 0 else { throw Ended() }
    buffer += part[..<count]
    return true
  }
}
