import Foundation

/// Splits a stream into messages with headers, as the Language Server Protocol and the Build Server Protocol have them.
///
/// A message longer than ``maxMessageLength`` is not collected: its header and its bytes are handed on as they come, so
/// that memory stays bounded. A header without a length is dropped, and reading goes on at the next header.
///
/// - Source: microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#baseProtocol
package struct HeaderFraming {
  package enum Element: Equatable, Sendable {
    /// The content of a message.
    case message(Data)
    /// A message that is too long to be collected begins; its content follows in parts.
    case longMessage(length: Int)
    /// The next part of a long message's content.
    case part(Data)
    /// Bytes that are no message were dropped.
    case malformed(String)
  }

  /// A longer message is handed on in parts. Messages of editors have a few megabytes at the most.
  package static let maxMessageLength = 64 << 20
  /// A longer header is not one.
  package static let maxHeaderLength = 8 << 10

  private let maxLength: Int
  private var buffer = Data()
  /// The length of the content that is being collected.
  private var awaited: Int?
  /// How much of a long message is still to come.
  private var remaining = 0

  package init(maxMessageLength: Int = maxMessageLength) {
    maxLength = maxMessageLength
  }

  /// Takes the next bytes of the stream.
  ///
  /// - Returns: what is complete with them.
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

  /// Removes a header with the empty line that ends it; nil where none is complete.
  private mutating func takeHeader() -> String? {
    let window = buffer.prefix(HeaderFraming.maxHeaderLength + 4)
    guard let end = window.firstRange(of: Data("\r\n\r\n".utf8)) ?? window.firstRange(of: Data("\n\n".utf8)) else {
      return nil
    }
    let header = String(decoding: buffer[buffer.startIndex..<end.lowerBound], as: UTF8.self)
    _ = removeFirst(end.upperBound - buffer.startIndex)
    return header
  }

  /// The length that a header gives. What lies before the name on its line is dropped: it is a rest of something malformed.
  private static func contentLength(in header: String) -> Int? {
    let lowercased = header.lowercased()
    guard let name = lowercased.ranges(of: "content-length").last else { return nil }
    let rest = lowercased[name.upperBound...].drop { $0 == " " || $0 == "\t" }
    guard rest.first == ":" else { return nil }
    let value = rest.dropFirst().prefix { !$0.isNewline }.trimmingCharacters(in: .whitespaces)
    guard let length = Int(value), length >= 0 else { return nil }
    return length
  }

  /// Drops what is no header, up to where one may begin.
  private mutating func dropUntilHeader() -> String {
    let name = Data("Content-Length".utf8)
    let start = buffer.dropFirst().firstRange(of: name)?.lowerBound
    // The name may be there in part.
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
  /// A message with its header.
  package static func framed(_ content: Data) -> Data { header(length: content.count) + content }

  /// The header of a message whose content has a length.
  package static func header(length: Int) -> Data { Data("Content-Length: \(length)\r\n\r\n".utf8) }
}
