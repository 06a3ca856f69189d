internal import CHarfBuzz
internal import Typefaces

/// Pair adjustments of the system font.
///
/// They are those of Inter's regular display design at every weight, times a factor of the size. Measured on the
/// system-font rows of the recorded label sizes, the share of widths within half a point is: without kerning 66%, with
/// the pairs of the face that draws the text 80%, with these pairs 85% (with all of the widths' other laws in place: see
/// the report in the tests' fixture). Apple's own pairs hardly change with the weight, Inter's do.
final class PairKerning {
  private let font: OpaquePointer
  private let unitsPerEm: Double
  private let buffer: OpaquePointer?
  private let features: [hb_feature_t]
  /// Adjustments of printable ASCII pairs in ems of the face, NaN while unknown.
  private var ascii = [Float](repeating: .nan, count: 95 * 95)
  private var others: [UInt64: Float] = [:]

  private static let otherLimit = 16_384

  init(face: FontFace) {
    let blob = hb_blob_create(
      face.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: face.bytes.count),
      HB_MEMORY_MODE_READONLY, Unmanaged.passRetained(face).toOpaque(),
      { owner in
        if let owner {
          Unmanaged<FontFace>.fromOpaque(owner).release()
        }
      })
    defer { hb_blob_destroy(blob) }
    let handle = hb_face_create(blob, UInt32(face.index & 0xFFFF))
    defer { hb_face_destroy(handle) }
    guard let font = hb_font_create(handle) else {
      fatalError("HarfBuzz cannot make a font: the process is out of memory")
    }
    self.font = font
    unitsPerEm = Double(max(1, hb_face_get_upem(handle)))
    buffer = hb_buffer_create()
    features = [hb_feature_t(tag: Shaper.tag("calt"), value: 0, start: 0, end: .max)]
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(font)
  }

  /// In ems of the face; 0 where there is no adjustment.
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
    return Float(Double(adjustment) / unitsPerEm)
  }
}
