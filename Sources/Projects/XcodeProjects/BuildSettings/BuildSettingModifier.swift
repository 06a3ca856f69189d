/// The modifiers after a colon, as in `$(NAME:modifier)`.
package enum BuildSettingModifier {
  /// Returns a value with a modifier applied.
  ///
  /// - Source: developer.apple.com/documentation/xcode/build-settings-reference and the modifiers that public Xcode
  ///   templates use
  static func apply(_ modifier: String, to value: String) -> String {
    switch modifier {
    case "rfc1034identifier":
      return String(String.UnicodeScalarView(value.unicodeScalars.map { isHostCharacter($0) ? $0 : "-" }))
    case "c99extidentifier": return identifier(value, isExtended: true)
    case "identifier": return identifier(value, isExtended: false)
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "file": return FilePaths.name(of: value)
    case "dir":
      guard let slash = value.lastIndex(of: "/") else { return "./" }
      return String(value[...slash])
    case "base": return FilePaths.stem(of: value)
    case "suffix":
      let name = FilePaths.name(of: value)
      guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
      return String(name[dot...])
    case "standardizepath": return value.hasPrefix("/") ? FilePaths.normalized(value) : value
    case "quote":
      return value.reduce(into: "") { result, character in
        if " \t\"'\\$".contains(character) { result.append("\\") }
        result.append(character)
      }
    default: return value
    }
  }

  /// Returns a valid identifier for a compiler: every other character becomes `_`, and so does a leading digit.
  package static func identifier(_ text: String, isExtended: Bool) -> String {
    var result = String.UnicodeScalarView()
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let isLetter =
        scalar == "_" || (scalar.isASCII ? scalar.properties.isAlphabetic : isExtended && isExtendedLetter(scalar))
      let isDigit = ("0"..."9").contains(scalar)
      result.append(isLetter || (isDigit && index > 0) ? scalar : "_")
    }
    return String(result)
  }

  /// Returns whether identifiers of C99 and Swift may contain a non-ASCII character. The result is approximate:
  /// letters, and all planes beyond the first.
  private static func isExtendedLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x10000 || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isHostCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "."
      || (scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)))
  }
}
