import Foundation

/// A parser that splits a stream into messages with headers, as in the Language Server Protocol and the Build Server
/// Protocol.
///
/// A message longer than ``maxMessageLength`` is not buffered: its header and its bytes are passed on as they arrive,
/// which limits the use of memory. A header without a length is dropped, and parsing continues at the next header.
///
/// - Source: microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#baseProtocol
package struct HeaderFraming {
  package enum Element: Equatable, Sendable {
    /// The content of a message.
    case message(Data)
    /// The start of a message that is too long for the buffer. Its content follows in parts.
    case longMessage(length: Int)
    /// The next part of a long message's content.
    case part(Data)
    /// Bytes that are not a message and were dropped.
    case malformed(String)
  }

  /// The maximum length of a buffered message. Longer messages are passed on in parts. Messages of editors have a few
  /// megabytes at most.
  package static let maxMessageLength = 64 << 20
  /// The maximum length of a header.
  package static let maxHeaderLength = 8 << 10

  private let maxLength: Int
  private var buffer = Data()
  /// The length of the message that is being buffered.
  private var awaited: Int?
  /// The number of bytes of a long message that have not arrived.
  private var remaining = 0

  package init(maxMessageLength: Int = maxMessageLength) {
    maxLength = maxMessageLength
  }

  /// Adds the next bytes of the stream.
  ///
  /// - Returns: The elements that these bytes complete.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [Element] {
    buffer.append(contentsOf: bytes)
    var elements: [Element] = []
    while let element = next() { elements.append(element) }
    return elements
  }

  private mutating func next() -> Element? {
    if remaining > 0 {
      guard !buffer.isEmpty else { return nil }
      let part = removeFirst(min(remaining, buffer.count))
      remaining -= part.count
      return .part(part)
    }
    if let length = awaited {
      guard buffer.count >= length else { return nil }
      awaited = nil
      return .message(removeFirst(length))
    }
    guard let header = takeHeader() else {
      guard buffer.count > HeaderFraming.maxHeaderLength else { return nil }
      return .malformed(dropUntilHeader())
    }
    guard let length = HeaderFraming.contentLength(in: header) else {
      return .malformed("a header without a valid Content-Length")
    }
    if length > maxLength {
      remaining = length
      return .longMessage(length: length)
    }
    awaited = length
    return next()
  }

  /// Removes a header and the empty line after it. Returns nil if none is complete.
  private mutating func takeHeader() -> String? {
    let window = buffer.prefix(HeaderFraming.maxHeaderLength + 4)
    guard let end = window.firstRange(of: Data("\r\n\r\n".utf8)) ?? window.firstRange(of: Data("\n\n".utf8)) else {
      return nil
    }
    let header = String(decoding: buffer[buffer.startIndex..<end.lowerBound], as: UTF8.self)
    _ = removeFirst(end.upperBound - buffer.startIndex)
    return header
  }

  /// Returns the length that a header defines. Text before the name on its line is ignored, because it is the rest of
  /// malformed data.
  private static func contentLength(in header: String) -> Int? {
    let lowercased = header.lowercased()
    guard let name = lowercased.ranges(of: "content-length").last else { return nil }
    let rest = lowercased[name.upperBound...].drop { $0 == " " || $0 == "\t" }
    guard rest.first == ":" else { return nil }
    let value = rest.dropFirst().prefix { !$0.isNewline }.trimmingCharacters(in: .whitespaces)
    guard let length = Int(value), length >= 0 else { return nil }
    return length
  }

  /// Drops bytes up to the possible start of a header.
  private mutating func dropUntilHeader() -> String {
    let name = Data("Content-Length".utf8)
    let start = buffer.dropFirst().firstRange(of: name)?.lowerBound
    // The buffer may end with a part of the name.
    let count = start.map { $0 - buffer.startIndex } ?? buffer.count - name.count
    _ = removeFirst(count)
    return "\(count) bytes without a header"
  }

  private mutating func removeFirst(_ count: Int) -> Data {
    let first = Data(buffer.prefix(count))
    buffer = Data(buffer.dropFirst(count))
    return first
  }
}

extension HeaderFraming {
  /// Returns a message with its header.
  package static func framed(_ content: Data) -> Data { header(length: content.count) + content }

  /// Returns the header of a message of a length.
  package static func header(length: Int) -> Data { Data("Content-Length: \(length)\r\n\r\n".utf8) }
}
