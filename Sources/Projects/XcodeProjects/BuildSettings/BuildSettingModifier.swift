/// What stands behind a colon in `$(NAME:modifier)`.
package enum BuildSettingModifier {
  /// - Source: developer.apple.com/documentation/xcode/build-settings-reference and what public templates of Xcode use
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

  /// A name that a compiler takes: every other character becomes `_`, a digit at the beginning too.
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

  /// What C99 and Swift let identifiers have beyond ASCII, near enough: letters, and all planes behind the first.
  private static func isExtendedLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x10000 || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isHostCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "."
      || (scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)))
  }
}
