import Foundation

/// Local sockets at file paths.
enum LocalSocket {
  struct Failure: Error, CustomStringConvertible {
    let path: String
    let number: Int32

    var description: String { "no socket at \(path): \(String(cString: strerror(number)))" }
  }

  /// Returns a socket that accepts connections.
  static func listen(at path: String) throws(Failure) -> Int32 {
    let file = try make(path)
    let isBound = withAddress(path) { bind(file, $0, $1) } == 0
    guard isBound, Foundation.listen(file, 64) == 0 else { throw failed(file, path) }
    return file
  }

  static func connect(to path: String) throws(Failure) -> Int32 {
    let file = try make(path)
    guard withAddress(path, { Foundation.connect(file, $0, $1) }) == 0 else { throw failed(file, path) }
    return file
  }

  private static func make(_ path: String) throws(Failure) -> Int32 {
    let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard file >= 0 else { throw Failure(path: path, number: errno) }
    return file
  }

  private static func failed(_ file: Int32, _ path: String) -> Failure {
    let number = errno
    close(file)
    return Failure(path: path, number: number)
  }

  private static func withAddress<Result>(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      for (index, byte) in path.utf8.prefix(bytes.count - 1).enumerated() { bytes[index] = byte }
    }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }
}
