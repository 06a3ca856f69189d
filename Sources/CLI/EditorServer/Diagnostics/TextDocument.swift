import SwiftSources
import ToolSupport

/// The text of a file that is open in an editor. Positions consist of a line, counted from 0, and an offset in UTF-16
/// code units, as in the protocol.
struct TextDocument: Sendable {
  private var bytes: [UInt8]
  private var lines: LineTable

  init(_ text: String) {
    bytes = Array(text.utf8)
    lines = LineTable(bytes)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the byte offset of a position, or the end of the line for a position beyond it, or nil for a line that
  /// does not exist.
  func offset(line: Int, character: Int) -> Int? {
    guard line >= 0, character >= 0, let range = lines.range(ofLine: line + 1) else { return nil }
    var offset = range.lowerBound
    var rest = character
    while offset < range.upperBound, rest > 0 {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      // A character of four bytes in UTF-8 has two code units in UTF-16.
      let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      rest -= length == 4 ? 2 : 1
      offset += length
    }
    return min(offset, range.upperBound)
  }

  /// Applies a change of `textDocument/didChange`, which replaces the whole text or a range.
  ///
  /// - Returns: Whether the change is valid.
  mutating func apply(_ change: JSON) -> Bool {
    guard let text = change["text"]?.string else { return false }
    guard let range = change["range"], range != .null else {
      self = TextDocument(text)
      return true
    }
    guard let start = offset(of: range["start"]), let end = offset(of: range["end"]), start <= end else { return false }
    bytes.replaceSubrange(start..<end, with: text.utf8)
    lines = LineTable(bytes)
    return true
  }

  private func offset(of position: JSON?) -> Int? {
    guard let line = position?["line"]?.number.flatMap({ Int(exactly: $0) }),
      let character = position?["character"]?.number.flatMap({ Int(exactly: $0) })
    else { return nil }
    // The line after the last one is the end of the text.
    return line == lines.count ? bytes.count : offset(line: line, character: character)
  }
}
