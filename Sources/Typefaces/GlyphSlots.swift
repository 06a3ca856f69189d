import Foundation

/// Which glyphs of a face have a recorded advance: those of ASCII characters, and those of composed letters that are as
/// wide as their base letter (é as e), which holds in Apple's font wherever it does in the drawing face.
struct GlyphSlots: Sendable {
  enum Slot: Equatable {
    /// The printable ASCII character 32 + the index.
    case character(Int)
    case other
  }

  private static let none: UInt8 = 0xFF
  private let slots: [UInt8]

  init(of face: FontFace) {
    var slots = [UInt8](repeating: GlyphSlots.none, count: face.glyphCount)
    for value in UInt8(32)..<127 {
      if let glyph = face.glyph(for: Unicode.Scalar(value)), Int(glyph) < slots.count {
        slots[Int(glyph)] = value - 32
      }
    }
    // Latin-1, Latin Extended-A and -B, Latin Extended Additional; the no-break space is as wide as the space.
    for value in Array(0xA0...0x24F) + Array(0x1E00...0x1EFF) {
      guard let scalar = Unicode.Scalar(UInt32(value)), let glyph = face.glyph(for: scalar), Int(glyph) < slots.count,
        slots[Int(glyph)] == GlyphSlots.none, let base = GlyphSlots.base(of: scalar),
        let baseGlyph = face.glyph(for: base), face.advance(of: glyph) == face.advance(of: baseGlyph)
      else {
        continue
      }
      slots[Int(glyph)] = UInt8(base.value) - 32
    }
    self.slots = slots
  }

  subscript(glyph: UInt32) -> Slot {
    guard Int(glyph) < slots.count else {
      return .other
    }
    let slot = slots[Int(glyph)]
    return slot == GlyphSlots.none ? .other : .character(Int(slot))
  }

  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.value == 0xA0 {
      return " "
    }
    let decomposed = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
    guard decomposed.count > 1, let first = decomposed.first, first.isASCII else {
      return nil
    }
    return first
  }
}
