internal import CFontconfig

/// The installed fonts. Reading them takes about 10 ms, so it is deferred until a font other than the system font is
/// requested.
enum FontconfigLibrary {
  /// Returns all scalable or colored faces with a file, in a fixed order.
  static func installedFaces() -> [InstalledFace] {
    guard FcInit() != 0, let pattern = FcPatternCreate() else {
      return []
    }
    defer { FcPatternDestroy(pattern) }
    guard let objects = FcObjectSetCreate() else {
      return []
    }
    defer { FcObjectSetDestroy(objects) }
    for name in [
      FC_FILE, FC_INDEX, FC_FAMILY, FC_STYLE, FC_FULLNAME, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT, FC_SPACING,
      FC_COLOR, FC_CHARSET, FC_VARIABLE, FC_SCALABLE,
    ] {
      FcObjectSetAdd(objects, name)
    }
    guard let set = FcFontList(nil, pattern, objects) else {
      return []
    }
    defer { FcFontSetDestroy(set) }
    let patterns = UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont))
    return patterns.compactMap { $0.flatMap(face) }.sorted(by: InstalledFace.precedes)
  }

  private static func face(of pattern: OpaquePointer) -> InstalledFace? {
    // Variable fonts are omitted, because their named instances are also listed.
    guard let path = string(FC_FILE, pattern), !boolean(FC_VARIABLE, pattern),
      boolean(FC_SCALABLE, pattern) || boolean(FC_COLOR, pattern)
    else {
      return nil
    }
    var families: [String] = []
    while let family = string(FC_FAMILY, pattern, Int32(families.count)) {
      families.append(family)
    }
    var weight = 80.0
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    var characters: OpaquePointer?
    FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters)
    let kept = characters.flatMap { FcCharSetCopy($0) }
    return InstalledFace(
      path: path, index: Int(integer(FC_INDEX, pattern)), families: families,
      styleName: string(FC_STYLE, pattern) ?? "",
      fullName: string(FC_FULLNAME, pattern) ?? "", postScriptName: string(FC_POSTSCRIPT_NAME, pattern) ?? "",
      weight: FontWeight(css: Int(FcWeightToOpenTypeDouble(weight).rounded())),
      isItalic: integer(FC_SLANT, pattern) > 0, isMonospaced: integer(FC_SPACING, pattern) >= FC_MONO,
      hasColor: boolean(FC_COLOR, pattern), characters: kept.map(CharacterSetReference.init))
  }

  private static func string(_ name: String, _ pattern: OpaquePointer, _ position: Int32 = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, name, position, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private static func integer(_ name: String, _ pattern: OpaquePointer) -> Int32 {
    var value: Int32 = 0
    FcPatternGetInteger(pattern, name, 0, &value)
    return value
  }

  private static func boolean(_ name: String, _ pattern: OpaquePointer) -> Bool {
    var value: FcBool = 0
    FcPatternGetBool(pattern, name, 0, &value)
    return value != 0
  }
}
