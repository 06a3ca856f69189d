internal import CHarfBuzz
internal import Typefaces

/// A HarfBuzz font with the advances of a `FontInstance`.
///
/// Positions are in 1/1024 of 1/2048 of the point size. The recorded advances are then whole numbers, and their sums
/// are exact.
final class HarfBuzzFont {
  static let unitsPerEm = 2048.0 * 1024.0

  let handle: OpaquePointer

  init(font: FontInstance) {
    let parent = hb_font_create(HarfBuzzFace.of(font.face).handle)
    defer { hb_font_destroy(parent) }
    if !font.face.variations.isEmpty {
      let variations = font.face.variations.map { hb_variation_t(tag: $0.tag, value: Float($0.value)) }
      hb_font_set_variations(parent, variations, UInt32(variations.count))
    }
    // The attachment points of marks scale with the size of the drawn glyphs.
    let scale = HarfBuzzFont.unitsPerEm * font.drawingSize / font.pointSize
    hb_font_set_scale(parent, Int32((scale * font.stretch).rounded()), Int32(scale.rounded()))
    guard let sub = hb_font_create_sub_font(parent) else {
      fatalError("HarfBuzz cannot make a font: the process is out of memory")
    }
    // The font owns this object, so it outlives all uses of the pointer.
    let owner = Unmanaged.passUnretained(font).toOpaque()
    hb_font_set_funcs(sub, HarfBuzzFont.functions.pointer, owner, nil)
    handle = sub
  }

  deinit {
    hb_font_destroy(handle)
  }

  private struct Functions: @unchecked Sendable {
    // Unchecked: the font is immutable before it is shared.
    let pointer: OpaquePointer?
  }

  private static let functions: Functions = {
    let functions = hb_font_funcs_create()
    hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { _, owner, glyph, _ in
        guard let owner else {
          return 0
        }
        let font = Unmanaged<FontInstance>.fromOpaque(owner).takeUnretainedValue()
        return Int32((font.advance(of: glyph) / font.pointSize * HarfBuzzFont.unitsPerEm).rounded())
      }, nil, nil)
    hb_font_funcs_make_immutable(functions)
    return Functions(pointer: functions)
  }()
}

/// The version of the shaping library.
package enum HarfBuzzVersion {
  /// The version of the library at run time, such as "HarfBuzz 6.0.0".
  package static var name: String { "HarfBuzz \(hb_version_string().map { String(cString: $0) } ?? "?")" }
}
