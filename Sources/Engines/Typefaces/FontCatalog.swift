/// All available fonts: the system font, the families of fontconfig, and files that the program registers.
///
/// Repeated requests return the same object. The catalog uses fontconfig only for fonts other than the system font.
package enum FontCatalog {
  /// Returns the system font, which has Apple's metrics and advances, and the glyphs of Inter (or of `systemFontFile`).
  ///
  /// - Parameters:
  ///   - size: The size in points. Values of 0 and below, and NaN, are programming errors.
  ///   - features: The font features. `tnum` selects digits of equal width. Others are passed to shaping.
  ///   - stretch: The width of glyphs relative to their usual width, for the standard and rounded designs.
  /// - Throws: `FontError.systemFontMissing` with the Debian package to install, or an error about an unusable file.
  package static func systemFont(
    size: Double, weight: FontWeight = .regular, italic: Bool = false, design: FontDesign = .standard,
    features: [FontFeature] = [], stretch: Double = 1
  ) throws(FontError) -> FontInstance {
    precondition(stretch > 0 && stretch.isFinite, "The width of a font's glyphs must be positive, not \(stretch)")
    let hasWidths = design == .standard || design == .rounded
    return try FontStore.shared.font(
      for: FontRequest(
        source: .system(design), size: checked(size), weight: weight, isItalic: italic, features: features,
        stretch: hasWidths ? stretch : 1))
  }

  /// Returns the font of a PostScript name, full name or family name in any letter case, or nil if none exists.
  ///
  /// If a common family of Apple's (Helvetica, Arial, Times New Roman, Courier and similar ones) is not installed, a
  /// free font of the same widths replaces it. It keeps the requested name.
  package static func font(named name: String, size: Double) -> FontInstance? {
    FontStore.shared.font(named: name, size: checked(size))
  }

  /// Returns the face of a family that is nearest in slant, then in weight, or nil if the family does not exist.
  package static func font(
    family: String, weight: FontWeight = .regular, italic: Bool = false, size: Double
  ) -> FontInstance? {
    FontStore.shared.font(family: family, weight: weight, isItalic: italic, size: checked(size))
  }

  /// The sorted names of all families except the system font.
  package static var families: [String] {
    FontStore.shared.families
  }

  /// All faces except those of the system font: registered ones first, then by family, weight and slant.
  package static var faces: [FaceSummary] {
    FontStore.shared.faceSummaries
  }

  /// Returns the sorted PostScript names of a family's faces, or an empty array for an unknown family.
  package static func fontNames(inFamily family: String) -> [String] {
    FontStore.shared.fontNames(inFamily: family)
  }

  /// Returns the same font in another size.
  package static func resized(_ font: FontInstance, to size: Double) -> FontInstance {
    variant(of: font, size: size)
  }

  /// Returns the nearest font of the same family or design. A nil argument leaves the property unchanged.
  package static func variant(
    of font: FontInstance, weight: FontWeight? = nil, italic: Bool? = nil, features: [FontFeature]? = nil,
    size: Double? = nil
  ) -> FontInstance {
    FontStore.shared.variant(
      of: font, weight: weight, isItalic: italic, features: features, size: size.map(checked))
  }

  /// Returns a font with a glyph for a character that `font` lacks, in the same size and near its weight, or nil if no
  /// installed font has it. The result depends only on the installed fonts and the arguments.
  package static func fallback(for scalar: Unicode.Scalar, near font: FontInstance) -> FontInstance? {
    FontStore.shared.fallback(for: scalar, near: font)
  }

  /// Returns a font of color glyphs with the character, in the size of `font`, or nil if none is installed.
  package static func colorFallback(for scalar: Unicode.Scalar, near font: FontInstance) -> FontInstance? {
    FontStore.shared.fallback(for: scalar, near: font, wantsColor: true)
  }

  /// A closure that receives characters that no font contains, once for each block of characters, on the thread that
  /// lays out the text.
  package static var missingCharacterListener: (@Sendable (MissingCharacter) -> Void)? {
    get { FontStore.shared.missingCharacterListener.withLock { $0 } }
    set { FontStore.shared.missingCharacterListener.withLock { $0 = newValue } }
  }

  /// The face with the pair adjustments of the system font, or nil if the font uses the adjustments of its face.
  package static var systemKerningFace: FontFace? {
    FontStore.shared.locked { FontStore.shared.systemKerningFace() }
  }

  /// Registers the fonts of a file for `font(named:size:)` and `font(family:weight:italic:size:)`, with precedence over
  /// installed ones.
  ///
  /// - Returns: The PostScript names of the file's faces. Registering a file again changes nothing.
  @discardableResult
  package static func register(file path: String) throws(FontError) -> [String] {
    try FontStore.shared.register(file: path)
  }

  /// Returns whether a file's fonts are registered.
  package static func isRegistered(file path: String) -> Bool {
    FontStore.shared.isRegistered(file: path)
  }

  /// Removes the fonts of a registered file, or returns false if it was not registered. Fonts in use stay usable.
  @discardableResult
  package static func unregister(file path: String) -> Bool {
    FontStore.shared.unregister(file: path)
  }

  /// A font file that draws the system font instead of Inter, such as Apple's own. A variable font provides all
  /// weights. The property affects fonts that are created afterward.
  package static var systemFontFile: String? {
    get { FontStore.shared.systemFontFile }
    set { FontStore.shared.systemFontFile = newValue }
  }

  private static func checked(_ size: Double) -> Double {
    precondition(size > 0 && size.isFinite, "The size of a font must be positive, not \(size)")
    return size
  }
}
