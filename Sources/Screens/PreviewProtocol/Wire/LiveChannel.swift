import Foundation

/// One end of the socket between a tool and a program that shows a screen. It carries ``WireMessage``s.
package final class LiveChannel {
  private let file: Int32
  private var buffer: [UInt8] = []

  /// The longest line and the largest payload, in bytes: a program that writes nonsense must not fill the memory.
  private static let maxSize = 64 << 20

  /// - Parameter file: the socket's number. The channel does not close it.
  package init(file: Int32) {
    self.file = file
  }

  /// The program at the other end is gone, or the socket is closed.
  package struct Ended: Error, Equatable {
    package init() {}
  }

  /// - Parameters:
  ///   - line: without its end.
  ///   - payload: the bytes that follow the line.
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
  /// - Parameter milliseconds: how long to wait; without a limit if negative.
  /// - Returns: the line without its end; nil if it did not arrive in time.
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
  ///   - count: how many.
  ///   - milliseconds: how long to wait for each part of them; without a limit if negative.
  /// - Returns: nil if they did not arrive in time.
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
