/// A character that no font on this machine contains. It is reported once for its block of 256 characters.
package struct MissingCharacter: Hashable, Sendable, CustomStringConvertible {
  package let scalar: Unicode.Scalar

  package init(scalar: Unicode.Scalar) {
    self.scalar = scalar
  }

  static func block(of scalar: Unicode.Scalar) -> UInt32 {
    scalar.value >> 8
  }

  /// A description of the missing character and of a possible fix.
  package var description: String {
    let code = String(scalar.value, radix: 16, uppercase: true)
    let name = scalar.properties.name.map { " " + $0 } ?? ""
    return "No font on this machine has U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code)\(name): "
      + "showing a box instead." + (debianPackage.map { " Install the package \($0)." } ?? "")
  }

  /// The package with the character, or nil for a character that fonts should not contain.
  private var debianPackage: String? {
    switch scalar.properties.generalCategory {
    case .privateUse, .unassigned, .surrogate: return nil
    default: break
    }
    if scalar.properties.isEmojiPresentation {
      return "fonts-noto-color-emoji"
    }
    return switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      "fonts-noto-cjk"
    default: "fonts-noto-core"
    }
  }
}
