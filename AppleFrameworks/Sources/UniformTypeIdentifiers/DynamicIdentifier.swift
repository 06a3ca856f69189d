/// A namespace for functions that create identifiers of undeclared types from a tag: `dyn.a` and an encoding of the tag
/// and the supertypes.
enum DynamicIdentifier {
  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789")
  private static let start = "dyn.a"

  static func make(tag: String, tagClass: UTTagClass, parent: String?) -> String {
    let key =
      switch tagClass {
      case .filenameExtension: "1"
      case .mimeType: "3"
      default: escaped(tagClass.rawValue)
      }
    var words = "?"
    if let parent { words += "0=\(parent == "public.data" ? "7" : escaped(parent)):" }
    words += "\(key)=\(escaped(tag))"
    return start + encoded(words)
  }

  /// Returns the tag of an identifier that was created from one.
  static func tag(of identifier: String) -> (tagClass: UTTagClass, tag: String, parent: String?)? {
    guard identifier.hasPrefix(start), let words = decoded(identifier.dropFirst(start.count)), words.first == "?" else {
      return nil
    }
    var parent: String?
    var found: (UTTagClass, String)?
    for part in split(words.dropFirst(), at: ":") {
      let pair = split(part[...], at: "=")
      guard pair.count == 2 else { return nil }
      let value = unescaped(pair[1])
      switch pair[0] {
      case "0": parent = value == "7" ? "public.data" : value
      case "1": found = (.filenameExtension, value)
      case "3": found = (.mimeType, value)
      default: found = (UTTagClass(rawValue: unescaped(pair[0])), value)
      }
    }
    return found.map { ($0.0, $0.1, parent) }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += ":=\\,".contains($1) ? "\\\($1)" : String($1) }
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }

  /// Returns the parts between separators that are not escaped with a backslash.
  private static func split(_ text: Substring, at separator: Character) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      if character == separator, !isEscaped {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return parts
  }

  /// Returns an encoded text with five bits per letter.
  private static func encoded(_ text: String) -> String {
    var result = ""
    var bits = 0
    var buffer = 0
    for byte in text.utf8 {
      buffer = buffer << 8 | Int(byte)
      bits += 8
      while bits >= 5 {
        bits -= 5
        result.append(alphabet[buffer >> bits & 31])
      }
      buffer &= 1 << bits - 1
    }
    if bits > 0 { result.append(alphabet[buffer << (5 - bits) & 31]) }
    return result
  }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var bits = 0
    var buffer = 0
    for letter in text {
      guard let value = alphabet.firstIndex(of: letter) else { return nil }
      buffer = (buffer << 5 | value) & 0xFFF
      bits += 5
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(buffer >> bits & 255))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
