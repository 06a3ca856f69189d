import CoreGraphics
import Foundation
import Typesetting

// The indexes of glyphs and characters are the same.

extension NSLayoutManager {
  /// The number of glyphs, the same as that of the UTF-16 units.
  public final var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns whether an index is that of a glyph.
  public final func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

  /// Returns the index of the first character of a glyph; the number of characters for an index beyond the glyphs.
  public final func characterIndexForGlyph(at glyphIndex: Int) -> Int { min(max(glyphIndex, 0), numberOfGlyphs) }

  /// Returns the index of the glyph of a character; the number of glyphs for an index beyond the characters.
  public final func glyphIndexForCharacter(at charIndex: Int) -> Int { min(max(charIndex, 0), numberOfGlyphs) }

  /// Returns the characters of glyphs.
  ///
  /// - Parameter actualGlyphRange: Set to the glyphs of these characters.
  public final func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let whole = wholeCharacters(glyphRange)
    actualGlyphRange?.pointee = whole
    return whole
  }

  /// Returns the glyphs of characters.
  ///
  /// - Parameter actualCharRange: Set to the characters of these glyphs.
  public final func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    let whole = wholeCharacters(charRange)
    actualCharRange?.pointee = whole
    return whole
  }

  private func wholeCharacters(_ range: NSRange) -> NSRange {
    let length = numberOfGlyphs
    let start = min(max(range.location, 0), length)
    let clipped = NSRange(location: start, length: min(max(range.length, 0), length - start))
    return TextUnits(text: NSString(string: textStorage?.string ?? "")).wholeCharacters(clipped)
  }

  private func glyph(at index: Int) -> UInt32? {
    guard let layout = layout(at: index), let number = layout.line(at: index) else { return nil }
    // An ellipsis or a hyphen that the layout adds isn't a glyph of the text.
    for run in layout.lines[number].runs where !run.range.isEmpty {
      if let found = run.utf16Indices.firstIndex(of: index - layout.range.location), found < run.glyphs.count {
        return run.glyphs[found]
      }
    }
    return nil
  }

  /// Returns the properties of a glyph.
  public final func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    requireGlyph(glyphIndex, "propertyForGlyph(at:)")
    let unit = NSString(string: textStorage?.string ?? "").character(at: glyphIndex)
    if unit < 0x20 || (0x7F...0x9F).contains(unit) || unit == 0x2028 || unit == 0x2029 { return .controlCharacter }
    if unit == 0x20 { return .elastic }
    return glyph(at: glyphIndex) == nil && unit != 0xFFFC && !isHidden(glyphIndex) ? .null : []
  }

  private func isHidden(_ index: Int) -> Bool { layout(at: index) == nil }

  final func requireGlyph(_ index: Int, _ method: String) {
    preconditionOfCaller(
      isValidGlyphIndex(index), "NSLayoutManager.\(method): glyph \(index) of \(numberOfGlyphs)")
  }

  // MARK: - Progress

  /// Returns the index of the first character that fits into no container; the length of the text if all fit.
  public final func firstUnlaidCharacterIndex() -> Int {
    layouts.last.map { $0.range.location + $0.range.length } ?? 0
  }

  /// Returns the index of the first glyph that fits into no container; the number of glyphs if all fit.
  public final func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }
}
