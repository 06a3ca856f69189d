internal import CFreeType

/// FreeType's information about an opened face, after validation.
///
/// Unchecked: the handle is used only under FreeType's lock.
struct OpenedFace: @unchecked Sendable {
  let handle: FT_Face
  let variations: [FontVariation]
  let namedInstanceCount: Int
  let familyName: String
  let styleName: String
  let postScriptName: String
  let weight: FontWeight
  let isItalic: Bool
  let isMonospaced: Bool
  let hasColor: Bool
  let isScalable: Bool
  let unitsPerEm: Int
  let glyphCount: Int
  let ascent: Double
  let descent: Double
  let lineGap: Double
  let capHeight: Double
  let xHeight: Double
  let underlinePosition: Double
  let underlineThickness: Double
  let asciiGlyphs: [UInt32]

  init(
    library: FT_Library, file: MappedFile, path: String, index: Int, variations wanted: [FontVariation]
  ) throws(FontError) {
    let bytes = file.bytes.bindMemory(to: UInt8.self)
    var opened: FT_Face?
    guard index >= 0, FT_New_Memory_Face(library, bytes.baseAddress, bytes.count, FT_Long(index), &opened) == 0,
      let face = opened
    else {
      throw OpenedFace.failure(library: library, bytes: bytes, path: path, index: index)
    }
    let record = face.pointee
    let isScalable = record.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    let hasColor = record.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0
    let head = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self)
    let unitsPerEm = Int(head?.pointee.Units_Per_EM ?? record.units_per_EM)
    guard record.num_glyphs > 0, (16...16_384).contains(unitsPerEm), isScalable || record.num_fixed_sizes > 0 else {
      FT_Done_Face(face)
      throw .malformed(path: path, reason: "it has no glyphs, or its em is not 16 to 16384 units")
    }
    handle = face
    variations = OpenedFace.setVariations(wanted, of: face, library: library)
    namedInstanceCount = max(0, Int(record.style_flags >> 16))
    self.isScalable = isScalable
    self.hasColor = hasColor
    self.unitsPerEm = unitsPerEm
    glyphCount = Int(record.num_glyphs)
    familyName = record.family_name.map { String(cString: $0) } ?? ""
    styleName = record.style_name.map { String(cString: $0) } ?? ""
    postScriptName =
      FT_Get_Postscript_Name(face).map { String(cString: $0) }
      ?? (index >> 16 > 0 ? OpenedFace.instanceName(family: familyName, style: styleName) : familyName)
    isItalic = record.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
    isMonospaced = record.face_flags & FT_Long(FT_FACE_FLAG_FIXED_WIDTH) != 0

    let os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self)
    let isBold = record.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0
    let axisWeight = variations.first { $0.tag == FontVariation.weightTag }?.value
    weight = FontWeight(
      css: axisWeight.map { Int($0) } ?? os2.map { Int($0.pointee.usWeightClass) } ?? (isBold ? 700 : 400))

    let hhea = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self)
    // The horizontal header defines the metrics, as on Apple's systems. It is zero in a few fonts.
    if let hhea, hhea.pointee.Ascender != 0 || hhea.pointee.Descender != 0 {
      ascent = Double(hhea.pointee.Ascender)
      descent = -Double(hhea.pointee.Descender)
      lineGap = max(0, Double(hhea.pointee.Line_Gap))
    } else if let os2 {
      ascent = Double(os2.pointee.sTypoAscender)
      descent = -Double(os2.pointee.sTypoDescender)
      lineGap = max(0, Double(os2.pointee.sTypoLineGap))
    } else {
      ascent = 0.8 * Double(unitsPerEm)
      descent = 0.2 * Double(unitsPerEm)
      lineGap = 0
    }
    let em = Double(unitsPerEm)
    let os2HasHeights = (os2?.pointee.version ?? 0) >= 2 && os2?.pointee.version != 0xFFFF
    let cap = os2HasHeights ? Double(os2?.pointee.sCapHeight ?? 0) : 0
    let lowercase = os2HasHeights ? Double(os2?.pointee.sxHeight ?? 0) : 0
    capHeight = cap > 0 ? cap : OpenedFace.height(of: "H", in: face, isScalable) ?? 0.7 * em
    xHeight = lowercase > 0 ? lowercase : OpenedFace.height(of: "x", in: face, isScalable) ?? 0.5 * em
    let post = FT_Get_Sfnt_Table(face, FT_SFNT_POST)?.assumingMemoryBound(to: TT_Postscript.self)
    let thickness = Double(post?.pointee.underlineThickness ?? 0)
    let line = thickness > 0 ? thickness : em / 20
    underlineThickness = line
    underlinePosition = post.map { Double($0.pointee.underlinePosition) - line / 2 } ?? -em / 10
    asciiGlyphs = (0..<128).map { FT_Get_Char_Index(face, FT_ULong($0)) }
  }

  private static func failure(
    library: FT_Library, bytes: UnsafeBufferPointer<UInt8>, path: String, index: Int
  ) -> FontError {
    // With a negative index, FreeType only returns the number of faces.
    var probe: FT_Face?
    guard FT_New_Memory_Face(library, bytes.baseAddress, bytes.count, -1, &probe) == 0, let probe else {
      return .malformed(path: path, reason: "FreeType does not support its format, or it is truncated")
    }
    defer { FT_Done_Face(probe) }
    let count = Int(probe.pointee.num_faces)
    return index < 0 || index & 0xFFFF >= count
      ? .noSuchFace(path: path, index: index, count: count)
      : .malformed(path: path, reason: "its tables are inconsistent or truncated")
  }

  /// Returns the PostScript name of an instance without one: the letters and digits of its family and style.
  private static func instanceName(family: String, style: String) -> String {
    [family, style].map { $0.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }.joined(separator: "-")
  }

  /// Returns the height of a letter's outline, for fonts that do not define it.
  private static func height(of letter: Unicode.Scalar, in face: FT_Face, _ isScalable: Bool) -> Double? {
    let glyph = FT_Get_Char_Index(face, FT_ULong(letter.value))
    guard isScalable, glyph != 0, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0 else {
      return nil
    }
    return Double(face.pointee.glyph.pointee.metrics.horiBearingY)
  }

  /// Sets the axes of a variable face. Other axes keep their defaults. Returns the values of all axes.
  private static func setVariations(
    _ wanted: [FontVariation], of face: FT_Face, library: FT_Library
  ) -> [FontVariation] {
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_MULTIPLE_MASTERS) != 0 else {
      return []
    }
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &description) == 0, let description else {
      return []
    }
    defer { FT_Done_MM_Var(library, description) }
    let axes = UnsafeBufferPointer(start: description.pointee.axis, count: Int(description.pointee.num_axis))
    // A named instance, which the face index selects, has its own position on the axes.
    var coordinates = axes.map(\.def)
    FT_Get_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
    var result: [FontVariation] = []
    for (index, axis) in axes.enumerated() {
      let tag = UInt32(truncatingIfNeeded: axis.tag)
      let value = wanted.first { $0.tag == tag }.map { FT_Fixed(min(max($0.value, -32_000), 32_000) * 65_536) }
      let coordinate = min(max(value ?? coordinates[index], axis.minimum), axis.maximum)
      coordinates[index] = coordinate
      result.append(FontVariation(tag: tag, value: Double(coordinate) / 65_536))
    }
    // A face with other values is not a named instance, even at the position of one.
    if !wanted.isEmpty { FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates) }
    return result.sorted { $0.tag < $1.tag }
  }
}
