extension FontStore {
  struct FallbackKey: Hashable {
    var scalar: Unicode.Scalar
    var weight: FontWeight
    var isItalic: Bool
    var wantsColor: Bool
  }

  /// The families with precedence over all others, in this order.
  private static let preferredFamilies = [
    "Noto Sans", "Noto Sans Arabic", "Noto Naskh Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
    "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans CJK KR", "WenQuanYi Micro Hei", "Droid Sans Fallback",
    "DejaVu Sans", "Liberation Sans",
    "Noto Sans Symbols",
    "Noto Sans Symbols 2",
  ]

  private static let emojiFile = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
  private static let fallbackLimit = 8192

  func fallback(for scalar: Unicode.Scalar, near font: FontInstance, wantsColor: Bool = false) -> FontInstance? {
    let (font, complaint): (FontInstance?, MissingCharacter?) = locked {
      let key = FallbackKey(scalar: scalar, weight: font.weight, isItalic: font.isItalic, wantsColor: wantsColor)
      let found: InstalledFace?
      var complaint: MissingCharacter?
      if let known = fallbacks[key] {
        found = known
      } else {
        found = findFallback(key)
        if found == nil, !wantsColor, missingBlocks.insert(MissingCharacter.block(of: scalar)).inserted {
          complaint = MissingCharacter(scalar: scalar)
        }
        if fallbacks.count >= FontStore.fallbackLimit {
          fallbacks.removeAll(keepingCapacity: true)
        }
        fallbacks[key] = .some(found)
      }
      // In text of the system font, a line keeps its height regardless of its characters, as on iOS.
      let fallback = found.flatMap {
        plainFont($0, size: font.pointSize, lineMetrics: font.isSystemFont ? .system : .own)
      }
      return (fallback, complaint)
    }
    // The listener may request fonts.
    if let complaint {
      missingCharacterListener.withLock { $0 }?(complaint)
    }
    return font
  }

  private func findFallback(_ key: FallbackKey) -> InstalledFace? {
    // Private-use characters differ in every font, so that arbitrary icons of an installed font would be displayed.
    // Some fonts also claim characters that do not exist.
    let category = key.scalar.properties.generalCategory
    if category == .privateUse || category == .unassigned {
      return nil
    }
    if key.wantsColor, let emoji = wellKnownEmoji(), has(key.scalar, emoji) {
      return emoji
    }
    let candidates = known.filter { $0.hasColor == key.wantsColor && has(key.scalar, $0) }
    let best = candidates.min { rank($0, key) < rank($1, key) }
    if best == nil, !key.wantsColor {
      // A color glyph is better than no glyph.
      return known.first { $0.hasColor && has(key.scalar, $0) }
    }
    return best
  }

  private func rank(_ face: InstalledFace, _ key: FallbackKey) -> (Int, Int, Int, Int) {
    let preference = FontStore.preferredFamilies.firstIndex { face.families.contains($0) }
    return (
      preference ?? FontStore.preferredFamilies.count, face.isMonospaced ? 1 : 0,
      face.isItalic == key.isItalic ? 0 : 1, abs(face.weight.css - key.weight.css)
    )
  }

  private func has(_ scalar: Unicode.Scalar, _ face: InstalledFace) -> Bool {
    if let characters = face.characters {
      return characters.contains(scalar)
    }
    return (try? self.face(path: face.path, index: face.index))?.glyph(for: scalar) != nil
  }

  /// Returns Debian's color emoji, without using fontconfig.
  private func wellKnownEmoji() -> InstalledFace? {
    guard let face = try? face(path: FontStore.emojiFile), face.hasColor else {
      return nil
    }
    return FontStore.description(of: face, path: FontStore.emojiFile)
  }
}
