import Foundation

/// The socket between a program that shows a live screen and whoever asks it: lines of JSON, and bytes that a line tells of.
package final class LiveChannel {
  private let file: Int32
  private var buffer: [UInt8] = []

  /// What is at the most taken for a line, in bytes: a program that prints nonsense must not fill memory.
  private static let longestLine = 64 << 20

  /// - Parameter file: the socket's number. It is left open.
  package init(file: Int32) {
    self.file = file
  }

  /// The end of the program at the other side, or of the socket.
  package struct Ended: Error, Equatable {
    package init() {}
  }

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

  /// The next line, once it is there; nil where nothing came within some milliseconds. Without a limit it waits.
  package func line(within milliseconds: Int32 = -1) throws(Ended) -> Data? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[..<end])
        buffer.removeSubrange(...end)
        return line
      }
      if buffer.count > LiveChannel.longestLine { throw Ended() }
      guard try fill(within: milliseconds) else { return nil }
    }
  }

  /// So many bytes that follow a line.
  package func bytes(_ count: Int, within milliseconds: Int32 = -1) throws(Ended) -> [UInt8]? {
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
