/// All fonts that can be had: the system font, the families that fontconfig knows, and files registered by the program.
///
/// Fonts asked for twice are one object. Nothing here asks fontconfig as long as the system font suffices.
package enum FontCatalog {
  /// The system font: Apple's metrics and advances, the glyphs of Inter (or of `systemFontFile`).
  ///
  /// - Parameters:
  ///   - size: points; 0 and below, as well as NaN, are a caller's bug.
  ///   - features: `tnum` gives digits of one width. Others are passed on to shaping.
  ///   - stretch: how wide glyphs of the standard and rounded design are, by their usual width.
  /// - Throws: `FontError.systemFontMissing` with the Debian package to install, or why its file cannot be used.
  package static func systemFont(
    size: Double, weight: FontWeight = .regular, italic: Bool = false, design: FontDesign = .standard,
    features: [FontFeature] = [], stretch: Double = 1
  ) throws(FontError) -> FontInstance {
    precondition(stretch > 0 && stretch.isFinite, "A font's glyphs have a positive width, not \(stretch)")
    let hasWidths = design == .standard || design == .rounded
    return try FontStore.shared.font(
      for: FontRequest(
        source: .system(design), size: checked(size), weight: weight, isItalic: italic, features: features,
        stretch: hasWidths ? stretch : 1))
  }

  /// The font of a PostScript, full or family name, in any letter case; nil when there is none.
  ///
  /// Names of Apple's common families (Helvetica, Arial, Times New Roman, Courier and their like) find a free font of the
  /// same widths where the family itself is not installed; it keeps the name that was asked for.
  package static func font(named name: String, size: Double) -> FontInstance? {
    FontStore.shared.font(named: name, size: checked(size))
  }

  /// The face of a family that is nearest in slant, then in weight; nil when there is no such family.
  package static func font(
    family: String, weight: FontWeight = .regular, italic: Bool = false, size: Double
  ) -> FontInstance? {
    FontStore.shared.font(family: family, weight: weight, isItalic: italic, size: checked(size))
  }

  /// The names of all families, sorted; the system font is not among them.
  package static var families: [String] {
    FontStore.shared.families
  }

  /// All faces, registered ones first, then by family, weight and slant; the system font is not among them.
  package static var faces: [FaceSummary] {
    FontStore.shared.faceSummaries
  }

  /// The PostScript names of a family's faces, sorted; empty for an unknown family.
  package static func fontNames(inFamily family: String) -> [String] {
    FontStore.shared.fontNames(inFamily: family)
  }

  /// The same font at another size.
  package static func resized(_ font: FontInstance, to size: Double) -> FontInstance {
    variant(of: font, size: size)
  }

  /// The font of the same family or design that is nearest to what is asked for; nil leaves a property as it is.
  package static func variant(
    of font: FontInstance, weight: FontWeight? = nil, italic: Bool? = nil, features: [FontFeature]? = nil,
    size: Double? = nil
  ) -> FontInstance {
    FontStore.shared.variant(
      of: font, weight: weight, isItalic: italic, features: features, size: size.map(checked))
  }

  /// A font that has a glyph for a character that `font` lacks, at the same size and near its weight; nil when no font on
  /// this machine has one. The answer depends on the installed fonts and on the arguments only.
  package static func fallback(for scalar: Unicode.Scalar, near font: FontInstance) -> FontInstance? {
    FontStore.shared.fallback(for: scalar, near: font)
  }

  /// A font of colored glyphs that has the character, at the size of `font`; nil when none is installed.
  package static func colorFallback(for scalar: Unicode.Scalar, near font: FontInstance) -> FontInstance? {
    FontStore.shared.fallback(for: scalar, near: font, wantsColor: true)
  }

  /// Told of a character that no font has, on the thread that sets the text; once for its neighborhood.
  package static var missingCharacterListener: (@Sendable (MissingCharacter) -> Void)? {
    get { FontStore.shared.missingCharacterListener.withLock { $0 } }
    set { FontStore.shared.missingCharacterListener.withLock { $0 = newValue } }
  }

  /// The face whose pair adjustments the system font takes; nil when it kerns by the face that draws it.
  package static var systemKerningFace: FontFace? {
    FontStore.shared.locked { FontStore.shared.systemKerningFace() }
  }

  /// Makes the fonts of a file known to `font(named:size:)` and `font(family:weight:italic:size:)`, before installed ones.
  ///
  /// - Returns: the PostScript names of its faces. Registering a file again changes nothing.
  @discardableResult
  package static func register(file path: String) throws(FontError) -> [String] {
    try FontStore.shared.register(file: path)
  }

  /// Whether a file's fonts are registered.
  package static func isRegistered(file path: String) -> Bool {
    FontStore.shared.isRegistered(file: path)
  }

  /// Takes a registered file's fonts out again; false when it was not registered. Fonts in use stay usable.
  @discardableResult
  package static func unregister(file path: String) -> Bool {
    FontStore.shared.unregister(file: path)
  }

  /// A font file that draws the system font in the place of Inter: Apple's own, say. A variable font takes all weights.
  /// Setting it affects fonts made afterwards.
  package static var systemFontFile: String? {
    get { FontStore.shared.systemFontFile }
    set { FontStore.shared.systemFontFile = newValue }
  }

  private static func checked(_ size: Double) -> Double {
    precondition(size > 0 && size.isFinite, "A font's size is a positive number of points, not \(size)")
    return size
  }
}
