import Glibc

/// The connection to the compiler. Messages on standard input and output consist of a length of eight bytes (little
/// endian) and that number of bytes of JSON.
struct MessageChannel {
  /// Returns the next message, or nil if the compiler has closed the connection or requests the end by a message of
  /// length 0.
  func next() -> JSON? {
    guard let header = read(count: 8) else { return nil }
    let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard count > 0, count < 1 << 31, let payload = read(count: Int(count)) else { return nil }
    guard let message = JSON(parsing: payload) else { fail("the compiler sent a message that is not JSON") }
    return message
  }

  func send(_ message: JSON) {
    let payload = Array(message.text.utf8)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> ($0 * 8)) }
    var rest = (header + payload)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { fail("cannot write to the compiler") }
      rest = rest.dropFirst(written)
    }
  }

  /// Returns exactly `count` bytes, or nil if the input ends before.
  private func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let got = bytes.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress! + filled, count - filled) }
      if got < 0 && errno == EINTR { continue }
      guard got > 0 else { return nil }
      filled += got
    }
    return bytes
  }

  private func fail(_ reason: String) -> Never {
    let line = Array("PreviewMacros: \(reason)\n".utf8)
    _ = line.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(1)
  }
}
