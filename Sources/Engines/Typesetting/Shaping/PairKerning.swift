internal import CHarfBuzz
internal import Typefaces

/// The pairs of `SystemFontKerning`, which are measured on the kerning face on first use.
final class PairKerning {
  // The reference keeps HarfBuzz's face and its bytes alive.
  private let face: FontFace
  private let font: OpaquePointer
  private let unitsPerEm: Double
  private let buffer: OpaquePointer?
  private let features: [hb_feature_t]
  /// The pairs of printable ASCII characters, or nil for pairs that are not measured yet.
  private var ascii = [SystemFontKerning.Pair?](repeating: nil, count: 95 * 95)
  private var others: [UInt64: SystemFontKerning.Pair] = [:]

  private static let otherLimit = 16_384

  init(face: FontFace) {
    let handle = HarfBuzzFace.of(face).handle
    guard let font = hb_font_create(handle) else {
      fatalError("HarfBuzz cannot make a font: the process is out of memory")
    }
    self.face = face
    self.font = font
    unitsPerEm = Double(max(1, hb_face_get_upem(handle)))
    buffer = hb_buffer_create()
    features = [hb_feature_t(tag: Shaper.tag("calt"), value: 0, start: 0, end: .max)]
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  func pair(_ first: UInt32, _ second: UInt32) -> SystemFontKerning.Pair {
    if first &- 32 < 95, second &- 32 < 95 {
      let slot = Int(first - 32) * 95 + Int(second - 32)
      if let known = ascii[slot] {
        return known
      }
      let found = SystemFontKerning.pair(first, second) { measure(first, second) }
      ascii[slot] = found
      return found
    }
    let key = UInt64(first) << 32 | UInt64(second)
    if let known = others[key] {
      return known
    }
    if others.count >= PairKerning.otherLimit {
      others.removeAll(keepingCapacity: true)
    }
    let found = SystemFontKerning.pair(first, second) { measure(first, second) }
    others[key] = found
    return found
  }

  /// Returns the width of the shaped pair minus the advances, in ems of the face.
  private func measure(_ first: UInt32, _ second: UInt32) -> Double {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_codepoints(buffer, [first, second], 2, 0, 2)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count == 2,
      let positions = hb_buffer_get_glyph_positions(buffer, &count), infos[0].codepoint != 0, infos[1].codepoint != 0
    else {
      return 0
    }
    let adjustment = positions[0].x_advance - hb_font_get_glyph_h_advance(font, infos[0].codepoint)
    return Double(adjustment) / unitsPerEm
  }
}
