internal import CFreeType
import Synchronization

/// A face of a font file: its names, design metrics, character map and widths.
///
/// Faces are shared: `FontCatalog` creates one for each file, index and variation. The file stays mapped during the
/// lifetime of the face. Lengths are in font units, with `unitsPerEm` for the em.
///
/// Unchecked: mutable state is used under the lock of FreeType or of typesetting.
package final class FontFace: @unchecked Sendable {
  // The FreeType handle is used only under the lock of FreeTypeLibrary. Everything else is constant after
  // initialization.
  let handle: FT_Face
  private let file: MappedFile

  package let path: String
  /// The index of the face in a collection, or 0 in a plain font file. The upper 16 bits contain the number of a named
  /// instance, counted from 1.
  package let index: Int
  /// The position of a variable face on its axes, ordered by tag. Empty for a face without axes.
  package let variations: [FontVariation]
  /// The number of named instances of a variable face.
  let namedInstanceCount: Int
  /// A number that is unique to the face in this process.
  package let identifier: Int

  package let familyName: String
  package let styleName: String
  package let postScriptName: String
  package let weight: FontWeight
  package let isItalic: Bool
  package let isMonospaced: Bool
  /// Whether the face has color glyphs.
  package let hasColor: Bool
  /// Whether the face has outlines. It is `false` for a face with bitmaps of fixed sizes only.
  package let isScalable: Bool

  package let unitsPerEm: Int
  package let glyphCount: Int
  /// The ascent above the baseline, a positive number.
  package let ascent: Double
  /// The descent below the baseline, a positive number.
  package let descent: Double
  package let lineGap: Double
  package let capHeight: Double
  package let xHeight: Double
  /// The position of the underline's center, negative below the baseline.
  package let underlinePosition: Double
  package let underlineThickness: Double

  /// The shaping face, which typesetting stores here under its own lock.
  package nonisolated(unsafe) var shapingFace: AnyObject?

  /// The glyphs of the ASCII characters, or 0. Most lookups need only these.
  private let asciiGlyphs: [UInt32]

  /// The cached advances, or NaN. They are used under FreeType's lock.
  private nonisolated(unsafe) var knownAdvances: [Float] = []

  private static let nextIdentifier = Atomic<Int>(1)

  convenience init(path: String, index: Int = 0, variations wanted: [FontVariation] = []) throws(FontError) {
    try self.init(file: MappedFile(path: path), path: path, index: index, variations: wanted)
  }

  /// Creates a face from the bytes of a font file, which are copied. The catalog does not find it by its name.
  package convenience init(bytes: UnsafeRawBufferPointer) throws(FontError) {
    let name = "the bytes of a font"
    try self.init(file: MappedFile(copying: bytes, name: name), path: name, index: 0, variations: [])
  }

  private init(file: MappedFile, path: String, index: Int, variations wanted: [FontVariation]) throws(FontError) {
    let opened = try FreeTypeLibrary.withLock { library throws(FontError) in
      try OpenedFace(library: library, file: file, path: path, index: index, variations: wanted)
    }
    self.file = file
    self.path = path
    self.index = index
    handle = opened.handle
    variations = opened.variations
    namedInstanceCount = opened.namedInstanceCount
    identifier = FontFace.nextIdentifier.add(1, ordering: .relaxed).oldValue
    familyName = opened.familyName
    styleName = opened.styleName
    postScriptName = opened.postScriptName
    weight = opened.weight
    isItalic = opened.isItalic
    isMonospaced = opened.isMonospaced
    hasColor = opened.hasColor
    isScalable = opened.isScalable
    unitsPerEm = opened.unitsPerEm
    glyphCount = opened.glyphCount
    ascent = opened.ascent
    descent = opened.descent
    lineGap = opened.lineGap
    capHeight = opened.capHeight
    xHeight = opened.xHeight
    underlinePosition = opened.underlinePosition
    underlineThickness = opened.underlineThickness
    asciiGlyphs = opened.asciiGlyphs
  }

  deinit {
    FreeTypeLibrary.withLock { _ in
      _ = FT_Done_Face(handle)
    }
  }

  /// The bytes of the entire file, valid during the lifetime of the face.
  package var bytes: UnsafeRawBufferPointer { file.bytes }

  /// Returns the glyph of `scalar` in the face's character map, or nil if it has none.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    let glyph =
      if scalar.value < 128 {
        asciiGlyphs[Int(scalar.value)]
      } else {
        FreeTypeLibrary.withLock { _ in FT_Get_Char_Index(handle, FT_ULong(scalar.value)) }
      }
    return glyph == 0 ? nil : glyph
  }

  /// Returns the advance of `glyph` in font units, or 0 for a glyph that does not exist.
  package func advance(of glyph: UInt32) -> Double {
    guard Int(glyph) < glyphCount else {
      return 0
    }
    return FreeTypeLibrary.withLock { _ in
      if knownAdvances.isEmpty {
        knownAdvances = Array(repeating: .nan, count: glyphCount)
      }
      if !knownAdvances[Int(glyph)].isNaN {
        return Double(knownAdvances[Int(glyph)])
      }
      let advance = isScalable ? outlineAdvance(of: glyph) : bitmapAdvance(of: glyph)
      knownAdvances[Int(glyph)] = Float(advance)
      return Double(Float(advance))
    }
  }

  private func outlineAdvance(of glyph: UInt32) -> Double {
    var advance: FT_Fixed = 0
    return FT_Get_Advance(handle, glyph, FT_Int32(FT_LOAD_NO_SCALE), &advance) == 0 ? Double(advance) : 0
  }

  /// Returns the advance in a face of bitmaps, which defines widths only in pixels of its size.
  private func bitmapAdvance(of glyph: UInt32) -> Double {
    guard handle.pointee.num_fixed_sizes > 0,
      FT_Select_Size(handle, 0) == 0,
      FT_Load_Glyph(handle, glyph, FT_Int32(FT_LOAD_COLOR)) == 0
    else {
      return 0
    }
    let pixelsPerEm = Double(handle.pointee.available_sizes[0].y_ppem) / 64
    guard pixelsPerEm > 0 else {
      return 0
    }
    return Double(handle.pointee.glyph.pointee.advance.x) / 64 / pixelsPerEm * Double(unitsPerEm)
  }
}
