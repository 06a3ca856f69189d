import Foundation

/// Functions that read from and write to a connection.
enum SocketBytes {
  /// Waits for bytes and appends them.
  ///
  /// - Returns: False if the connection has ended or the time limit is reached.
  static func read(
    from file: Int32, until end: ContinuousClock.Instant, into bytes: inout [UInt8]
  ) -> Bool {
    var part = [UInt8](repeating: 0, count: 4096)
    while ContinuousClock.now < end {
      let count = recv(file, &part, part.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes += part[..<count]
      return true
    }
    return false
  }

  /// Writes bytes.
  ///
  /// - Returns: Whether all bytes were written.
  static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { all in
      var rest = all[...]
      while !rest.isEmpty {
        let count = Foundation.send(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
