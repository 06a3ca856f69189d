import Foundation
import Synchronization

/// The glyphs of a face with a recorded advance. These are the glyphs of ASCII characters, and those of composed
/// letters and of letters of other alphabets that have the width of a similar letter (é and Cyrillic е of e). The
/// widths agree in Apple's font wherever they agree in the drawing face.
final class GlyphSlots: Sendable {
  enum Slot: Equatable {
    /// The printable ASCII character 32 + the index.
    case character(Int)
    /// A letter of another alphabet, by its case.
    case letter(isUppercase: Bool)
    case other
  }

  private static let none: UInt8 = 0xFF
  private static let lowercase: UInt8 = 0xFE
  private static let uppercase: UInt8 = 0xFD
  private let face: FontFace
  private let ascii: [UInt8]
  /// The glyphs beyond ASCII, which are computed on first use because most screens have none.
  private let composed = Mutex<[UInt32: UInt8]?>(nil)

  init(of face: FontFace) {
    self.face = face
    var slots = [UInt8](repeating: GlyphSlots.none, count: face.glyphCount)
    for value in UInt8(32)..<127 {
      if let glyph = face.glyph(for: Unicode.Scalar(value)), Int(glyph) < slots.count {
        slots[Int(glyph)] = value - 32
      }
    }
    ascii = slots
  }

  subscript(glyph: UInt32) -> Slot {
    guard Int(glyph) < ascii.count else {
      return .other
    }
    let slot = ascii[Int(glyph)]
    if slot != GlyphSlots.none {
      return .character(Int(slot))
    }
    let base = composed.withLock { known in
      let table = known ?? GlyphSlots.composedLetters(of: face)
      known = table
      return table[glyph]
    }
    switch base {
    case GlyphSlots.lowercase?: return .letter(isUppercase: false)
    case GlyphSlots.uppercase?: return .letter(isUppercase: true)
    case let index?: return .character(Int(index))
    case nil: return .other
    }
  }

  private static func composedLetters(of face: FontFace) -> [UInt32: UInt8] {
    var table: [UInt32: UInt8] = [:]
    for letter in letters {
      if let glyph = face.glyph(for: letter) { table[glyph] = letter.properties.isUppercase ? uppercase : lowercase }
    }
    for (letter, base) in compositions + lookalikes {
      guard let glyph = face.glyph(for: letter), let baseGlyph = face.glyph(for: base),
        face.advance(of: glyph) == face.advance(of: baseGlyph)
      else {
        continue
      }
      table[glyph] = UInt8(base.value) - 32
    }
    return table
  }

  /// The letters of Greek and Cyrillic, and of the Latin blocks below.
  private static let letters: [Unicode.Scalar] = (Array(0xC0...0x24F) + Array(0x370...0x52F) + Array(0x1E00...0x1EFF))
    .compactMap { Unicode.Scalar(UInt32($0)) }
    .filter { $0.properties.isUppercase || $0.properties.isLowercase }

  private static let lookalikes: [(Unicode.Scalar, Unicode.Scalar)] = {
    let others = "аеорсухіјѕԁһАВЕКМНОРСТХІЈЅοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars
    let latin = "aeopcyxijsdhABEKMHOPCTXIJSoABEZHIKMNOPTYX".unicodeScalars
    return Array(zip(others, latin))
  }()

  /// The compositions of Latin-1, Latin Extended-A and -B, and Latin Extended Additional. The no-break space is treated
  /// as a space.
  private static let compositions: [(Unicode.Scalar, Unicode.Scalar)] = (Array(0xA0...0x24F) + Array(0x1E00...0x1EFF))
    .compactMap { value in
      guard let scalar = Unicode.Scalar(UInt32(value)) else {
        return nil
      }
      if value == 0xA0 {
        return (scalar, " ")
      }
      let decomposed = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      guard decomposed.count > 1, let first = decomposed.first, first.isASCII else {
        return nil
      }
      return (scalar, first)
    }
}
