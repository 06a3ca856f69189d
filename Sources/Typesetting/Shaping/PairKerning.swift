internal import CHarfBuzz
internal import Typefaces

/// Pair adjustments of the system font: those of Inter's regular text design that bring letters together, at every weight,
/// times a factor of the size.
///
/// Chosen by the 422 recorded widths of iOS labels and buttons in the system font. Within half a point are, without kerning,
/// 295; with the pairs of the face that draws the text, 363; with Inter's regular display pairs times the factor, 382; with
/// these, 386, of which 310 are exact (298). Apple's pairs hardly change with the weight, while Inter's do; and the
/// few pairs that Inter opens (Ki, th) Apple leaves alone.
final class PairKerning {
  // Keeps HarfBuzz's face and its bytes alive.
  private let face: FontFace
  private let font: OpaquePointer
  private let unitsPerEm: Double
  private let buffer: OpaquePointer?
  private let features: [hb_feature_t]
  /// Adjustments of printable ASCII pairs in ems of the face, NaN while unknown.
  private var ascii = [Float](repeating: .nan, count: 95 * 95)
  private var others: [UInt64: Float] = [:]

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

  /// In ems of the face, never positive; 0 where there is no adjustment.
  func adjustment(_ first: UInt32, _ second: UInt32) -> Double {
    if first &- 32 < 95, second &- 32 < 95 {
      let slot = Int(first - 32) * 95 + Int(second - 32)
      if ascii[slot].isNaN {
        ascii[slot] = measure(first, second)
      }
      return Double(ascii[slot])
    }
    let key = UInt64(first) << 32 | UInt64(second)
    if let known = others[key] {
      return Double(known)
    }
    if others.count >= PairKerning.otherLimit {
      others.removeAll(keepingCapacity: true)
    }
    let measured = measure(first, second)
    others[key] = measured
    return Double(measured)
  }

  /// Shapes the pair and takes off the bare advances.
  private func measure(_ first: UInt32, _ second: UInt32) -> Float {
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
    return Float(min(0, Double(adjustment)) / unitsPerEm)
  }
}
