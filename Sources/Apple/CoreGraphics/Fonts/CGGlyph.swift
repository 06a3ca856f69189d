/// The index of a glyph in a font; `0` for the glyph of missing characters.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgglyph
public typealias CGGlyph = UInt16

/// The index of a glyph in a font.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgfontindex
public typealias CGFontIndex = UInt16
