/// A reader for all formats of property lists: OpenStep, which Xcode projects use, XML and binary.
///
/// libxml2 reads the XML. The other formats are not read with Foundation, because it crashes on corrupt binary files,
/// reports no column for OpenStep, and takes three times as long for a project of 40,000 files.
package enum PropertyListReader {
  /// The maximum depth. Xcode's own files have less than ten levels.
  static let deepestNesting = 128
  /// The maximum size. Projects with tens of thousands of files have 20 MB.
  package static let maximumBytes = 64 << 20

  package static func read(_ path: String) throws(XcodeFileError) -> PropertyListValue {
    try parse(FileSystem.bytes(of: path, limit: maximumBytes), path: path)
  }

  /// Reads a property list.
  ///
  /// - Parameter path: The path for error messages.
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

  /// Returns whether a file begins with `<?xml`, `<!DOCTYPE` or `<plist`. In the OpenStep format `<` begins data, which
  /// no file begins with.
  private static func startsMarkup(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.firstIndex(where: { !($0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09) }) else {
      return false
    }
    guard bytes[first] == UInt8(ascii: "<"), first + 1 < bytes.count else { return false }
    let next = bytes[first + 1]
    return next == UInt8(ascii: "?") || next == UInt8(ascii: "!") || next == UInt8(ascii: "p")
  }

  /// Returns the text without its byte order mark, converted from UTF-16 according to the mark.
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
