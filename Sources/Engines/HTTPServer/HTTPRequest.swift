import Foundation

/// A request: its head and its body.
package struct HTTPRequest: Equatable, Sendable {
  package let head: RequestHead
  /// The body, which is empty if the request has none.
  package let body: [UInt8]

  /// The limit of a body's size, in bytes.
  static let maxBodySize = 64 << 10

  package init(head: RequestHead, body: [UInt8] = []) {
    self.head = head
    self.body = body
  }

  /// An error that prevents reading a request.
  enum Failure: Error {
    /// The request is too long, or did not arrive in time.
    case incomplete
    case malformed
    case bodyTooLarge

    var status: String {
      switch self {
      case .incomplete: "431 Request Header Fields Too Large"
      case .malformed: "400 Bad Request"
      case .bodyTooLarge: "413 Content Too Large"
      }
    }
  }

  init(reading connection: Int32, within time: Duration) throws(Failure) {
    let end = ContinuousClock.now + time
    var bytes: [UInt8] = []
    var headEnd: Range<Int>?
    while headEnd == nil {
      guard bytes.count <= RequestHead.longest, SocketBytes.read(from: connection, until: end, into: &bytes) else {
        throw .incomplete
      }
      headEnd = bytes.firstRange(of: Array("\r\n\r\n".utf8))
    }
    guard let headEnd, let head = RequestHead(String(decoding: bytes[..<headEnd.lowerBound], as: UTF8.self)) else {
      throw .malformed
    }
    var size = 0
    if let text = head.headers["content-length"] {
      guard let number = Int(text), number >= 0 else { throw .malformed }
      guard number <= HTTPRequest.maxBodySize else { throw .bodyTooLarge }
      size = number
    }
    while bytes.count - headEnd.upperBound < size {
      guard SocketBytes.read(from: connection, until: end, into: &bytes) else { throw .incomplete }
    }
    self.init(head: head, body: Array(bytes[headEnd.upperBound..<headEnd.upperBound + size]))
  }
}
