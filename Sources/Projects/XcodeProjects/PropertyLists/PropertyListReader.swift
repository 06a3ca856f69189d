/// Reads property lists in all their forms: OpenStep's, which Xcode's projects are, XML and binary.
///
/// libxml2 reads the XML. Foundation's reader is not used for the other forms: it stops the program at binary files with a changed byte,
/// tells no column of OpenStep's, and takes three times as long for a project of 40,000 files.
package enum PropertyListReader {
  /// Xcode's own files stay below ten.
  static let deepestNesting = 128
  /// Projects of some ten thousand files have 20 MB.
  package static let maximumBytes = 64 << 20

  package static func read(_ path: String) throws(XcodeFileError) -> PropertyListValue {
    try parse(FileSystem.bytes(of: path, limit: maximumBytes), path: path)
  }

  /// - Parameter path: For messages.
  package static func parse(_ bytes: [UInt8], path: String) throws(XcodeFileError) -> PropertyListValue {
    let bytes = utf8(bytes)
    if startsMarkup(bytes) { return try XMLPropertyList.parse(bytes, path: path) }
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<PropertyListValue, XcodeFileError> in
      do throws(XcodeFileError) {
        if buffer.starts(with: "bplist".utf8) { return .success(try BinaryPropertyList.parse(buffer, path: path)) }
        var parser = OpenStepPropertyList(bytes: buffer, path: path)
        return .success(try parser.parse())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// `<?xml`, `<!DOCTYPE` or `<plist`; in OpenStep's form `<` begins data, which a file never begins with.
  private static func startsMarkup(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.firstIndex(where: { !($0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09) }) else {
      return false
    }
    guard bytes[first] == UInt8(ascii: "<"), first + 1 < bytes.count else { return false }
    let next = bytes[first + 1]
    return next == UInt8(ascii: "?") || next == UInt8(ascii: "!") || next == UInt8(ascii: "p")
  }

  /// The text without its byte order mark, from UTF-16 where the mark says so.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
