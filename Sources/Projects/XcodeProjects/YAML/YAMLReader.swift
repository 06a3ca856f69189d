/// A reader for the YAML of `Podfile.lock` and `project.yml`: a single document, with anchors, aliases and merge keys.
///
/// Plain `true` and `false` become Booleans, and plain whole numbers become integers. Other values stay texts, so that
/// `1.10` keeps its zero. A repeated key has its last value.
package enum YAMLReader {
  private static let maximumBytes = 16 << 20

  package static func read(_ path: String) throws(XcodeFileError) -> PropertyListValue {
    try parse(String(decoding: FileSystem.bytes(of: path, limit: maximumBytes), as: UTF8.self), path: path)
  }

  /// Reads a document.
  ///
  /// - Parameter path: The path for error messages.
  /// - Returns: The value of the document, or an empty text if there is none.
  package static func parse(_ text: String, path: String) throws(XcodeFileError) -> PropertyListValue {
    guard !text.isEmpty else { return .string("") }
    let result = Array(text.utf8).withUnsafeBufferPointer { bytes -> Result<PropertyListValue, XcodeFileError> in
      do throws(XcodeFileError) {
        let events = YAMLEvents(bytes, path: path)
        var composer = YAMLComposer(events)
        return .success(try composer.document())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Returns the value of a text that is neither quoted nor tagged.
  static func scalar(_ text: String) -> PropertyListValue {
    switch text {
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    case "~", "null", "Null", "NULL": return .string("")
    default: break
    }
    if let first = text.utf8.first, first == 0x2D || (0x30...0x39).contains(first),
      text.utf8.count < 18, !text.hasPrefix("0") || text == "0", let number = Int(text)
    {
      return .integer(number)
    }
    return .string(text)
  }
}
