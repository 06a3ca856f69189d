internal import CFreeType
import Synchronization

/// One face of a font file: its names, design metrics, character map and widths.
///
/// Faces are shared: `FontCatalog` makes one per file, index and variation. The file stays mapped as long as the face lives.
/// Lengths are in font units, `unitsPerEm` to the em.
///
/// Unchecked: what changes is used under FreeType's lock, or that of typesetting.
package final class FontFace: @unchecked Sendable {
  // The FreeType handle is used under FreeTypeLibrary's lock only; everything else never changes after init.
  let handle: FT_Face
  private let file: MappedFile

  package let path: String
  /// The number of the face in a collection, 0 in a plain font file; that of a named instance, from 1, stands in the upper
  /// 16 bits.
  package let index: Int
  /// Where a variable face stands on its axes, ordered by tag; empty for a face without axes.
  package let variations: [FontVariation]
  /// How many places on its axes a variable face has names for.
  let namedInstanceCount: Int
  /// A number that no other face of this process has.
  package let identifier: Int

  package let familyName: String
  package let styleName: String
  package let postScriptName: String
  package let weight: FontWeight
  package let isItalic: Bool
  package let isMonospaced: Bool
  /// The face has glyphs that are pictures with colors of their own.
  package let hasColor: Bool
  /// False for a face that has bitmaps of fixed sizes only.
  package let isScalable: Bool

  package let unitsPerEm: Int
  package let glyphCount: Int
  /// Positive, above the baseline.
  package let ascent: Double
  /// Positive, below the baseline.
  package let descent: Double
  package let lineGap: Double
  package let capHeight: Double
  package let xHeight: Double
  /// Of the middle of the line; negative below the baseline.
  package let underlinePosition: Double
  package let underlineThickness: Double

  /// Typesetting keeps its shaping face here; it has its own lock for it.
  package nonisolated(unsafe) var shapingFace: AnyObject?

  /// Glyphs of the ASCII characters, 0 where there is none: most look-ups end here.
  private let asciiGlyphs: [UInt32]

  /// Advances asked for so far, NaN for the others; used under FreeType's lock.
  private nonisolated(unsafe) var knownAdvances: [Float] = []

  private static let nextIdentifier = Atomic<Int>(1)

  init(path: String, index: Int = 0, variations wanted: [FontVariation] = []) throws(FontError) {
    let file = try MappedFile(path: path)
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

  /// The bytes of the whole file; valid as long as the face lives.
  package var bytes: UnsafeRawBufferPointer { file.bytes }

  /// The glyph that the face's character map has for `scalar`; nil when it has none.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    let glyph =
      if scalar.value < 128 {
        asciiGlyphs[Int(scalar.value)]
      } else {
        FreeTypeLibrary.withLock { _ in FT_Get_Char_Index(handle, FT_ULong(scalar.value)) }
      }
    return glyph == 0 ? nil : glyph
  }

  /// How far the pen moves after `glyph`, in font units. 0 for a glyph that the face does not have.
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

  /// A face of bitmaps only tells its widths in pixels of its one size.
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
