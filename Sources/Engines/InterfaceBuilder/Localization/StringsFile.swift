import Foundation

/// A reader of `.strings` files: `"key" = "text";` with comments. Keys and texts that consist of letters may omit the
/// quotes.
struct StringsFile {
  let path: String

  func read(_ data: Data) throws(InterfaceBuilderError) -> [String: String] {
    let start = SourcePosition(line: 1, column: 1)
    guard data.count <= ReadingLimits().bytes else {
      throw .tooLarge(path: path, position: start, what: "bytes", limit: ReadingLimits().bytes)
    }
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
        throw .malformed(path: path, position: start, reason: "is not a property list of strings")
      }
      return list.compactMapValues { $0 as? String }
    }
    guard let text = text(of: data) else {
      throw .malformed(path: path, position: start, reason: "is neither UTF-8 nor UTF-16")
    }
    var scanner = StringsScanner(scalars: Array(text.unicodeScalars), path: path)
    return try scanner.pairs()
  }

  /// Decodes the text. Without a byte order mark, zero bytes indicate UTF-16, because a file begins with a quote, a
  /// slash or white space.
  private func text(of data: Data) -> String? {
    let bytes = Array(data.prefix(3))
    if bytes == [0xEF, 0xBB, 0xBF] { return String(data: data.dropFirst(3), encoding: .utf8) }
    if bytes.prefix(2) == [0xFF, 0xFE] || bytes.prefix(2) == [0xFE, 0xFF] {
      return String(data: data, encoding: .utf16)
    }
    if bytes.count > 1, bytes[0] == 0 { return String(data: data, encoding: .utf16BigEndian) }
    if bytes.count > 1, bytes[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
    return String(data: data, encoding: .utf8)
  }
}
