internal import CHarfBuzz
internal import Typefaces

/// The selection of the font and script for a grapheme cluster.
struct FontSelection {
  private var lastScalar: Unicode.Scalar?
  private var lastChoice: FontInstance?
  private var lastStyleFont: FontInstance?

  /// Returns the style's font if it has the cluster's characters, or else the first font that has the first one. If no
  /// font has it, returns the style's font, which displays its box for missing glyphs.
  mutating func font(
    for cluster: some Collection<Unicode.Scalar>, isEmoji: Bool, styleFont: FontInstance
  ) -> FontInstance {
    guard let first = cluster.first else {
      return styleFont
    }
    if isEmoji, let color = FontCatalog.colorFallback(for: first, near: styleFont) {
      return color
    }
    let missing = cluster.first { !FontSelection.isIgnorable($0) && styleFont.glyph(for: $0) == nil }
    guard let missing else {
      return styleFont
    }
    // If the style's font lacks a mark, another font that has both is used for the letter, too.
    let wanted = FontSelection.isIgnorable(first) ? missing : first
    let stand = fallback(for: styleFont.glyph(for: wanted) == nil ? wanted : missing, near: styleFont)
    guard let stand else {
      return styleFont
    }
    return stand.glyph(for: wanted) != nil ? stand : styleFont
  }

  private mutating func fallback(for scalar: Unicode.Scalar, near font: FontInstance) -> FontInstance? {
    // Neighboring characters usually need the same font.
    if let lastChoice, lastStyleFont === font, lastScalar?.properties.isEmoji == scalar.properties.isEmoji,
      lastScalar.map(FontSelection.block) == FontSelection.block(scalar), lastChoice.glyph(for: scalar) != nil
    {
      return lastChoice
    }
    let choice = FontCatalog.fallback(for: scalar, near: font)
    lastScalar = scalar
    lastStyleFont = font
    lastChoice = choice
    return choice
  }

  private static func block(_ scalar: Unicode.Scalar) -> UInt32 {
    scalar.value >> 7
  }

  /// Returns whether a scalar has no glyph: joiners, variation selectors, direction marks.
  private static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x7F && scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Returns the tag of the script, or 0 for characters that take the script of their neighbors.
  static func script(of scalar: Unicode.Scalar) -> UInt32 {
    if scalar.value < 0x80 {
      return scalar.properties.isAlphabetic ? HB_SCRIPT_LATIN.rawValue : 0
    }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
      ? 0 : script.rawValue
  }

  static let latin = HB_SCRIPT_LATIN.rawValue
}
