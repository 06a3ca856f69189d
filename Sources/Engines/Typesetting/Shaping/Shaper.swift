internal import CHarfBuzz
import Synchronization
internal import Typefaces

/// A shaper that converts text to glyphs, with a cache of short texts.
///
/// Unchecked: a lock guards the mutable state.
final class Shaper: @unchecked Sendable {
  static let shared = Shaper()

  private struct Key: Hashable {
    var font: FontInstance
    var options: ShapingOptions
    var script: UInt32
    var isRightToLeft: Bool
    var text: [UInt16]
  }

  // Everything below is used under the lock.
  private let lock = Mutex<Void>(())
  private let buffer = hb_buffer_create()
  private var runs: [Key: ShapedRun] = [:]
  private var kerning: PairKerning?

  /// The maximum length of cached texts. Longer ones are rarely laid out twice.
  private static let longestRemembered = 128
  private static let runLimit = 4096

  /// Shapes a text.
  ///
  /// - Parameters:
  ///   - text: The paragraph, or all text around the range, because letters join across its ends.
  ///   - script: An ISO 15924 tag in HarfBuzz's form, or 0 to detect the script from the text.
  func shape(
    _ text: [UInt16], _ range: Range<Int>, font: FontInstance, options: ShapingOptions, script: UInt32,
    isRightToLeft: Bool
  ) -> ShapedRun {
    lock.withLock { _ in
      if !isRightToLeft, let simple = SimpleFont.of(font), simple.serves(text, range) {
        return simple.shape(text, range, pairs: options.kerns ? pairs(for: font) : nil, font: font)
      }
      let isAlone =
        (range.lowerBound == 0 || text[range.lowerBound - 1] == 0x20)
        && (range.upperBound == text.count || text[range.upperBound] == 0x20)
      guard range.count <= Shaper.longestRemembered, isAlone || Shaper.ignoresContext(script) else {
        return shapeAnew(text, range, font, options, script, isRightToLeft)
      }
      let key = Key(
        font: font, options: options, script: script, isRightToLeft: isRightToLeft, text: Array(text[range]))
      if let known = runs[key] {
        return known
      }
      let run = shapeAnew(text, range, font, options, script, isRightToLeft)
      if runs.count >= Shaper.runLimit {
        runs.removeAll(keepingCapacity: true)
      }
      runs[key] = run
      return run
    }
  }

  /// Returns the width of a single line of printable ASCII in a font that needs no shaping, or nil for other texts.
  func simpleWidth(of string: String, font: FontInstance) -> Double? {
    lock.withLock { _ in
      guard let simple = SimpleFont.of(font) else {
        return nil
      }
      var string = string
      return string.withUTF8 { simple.width(of: $0, pairs: pairs(for: font), font: font) }
    }
  }

  static func tag(_ name: StaticString) -> UInt32 {
    FontFeature(name).tag
  }

  /// Returns whether the letters of a script never change their shape with neighbors in another run.
  private static func ignoresContext(_ script: UInt32) -> Bool {
    [HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_HAN, HB_SCRIPT_COMMON].contains {
      $0.rawValue == script
    }
  }

  // MARK: - Under the lock

  private func pairs(for font: FontInstance) -> PairKerning? {
    guard font.systemKerning != nil else {
      return nil
    }
    if kerning == nil {
      kerning = FontCatalog.systemKerningFace.map(PairKerning.init)
    }
    return kerning
  }

  private func shapeAnew(
    _ text: [UInt16], _ range: Range<Int>, _ font: FontInstance, _ options: ShapingOptions, _ script: UInt32,
    _ isRightToLeft: Bool
  ) -> ShapedRun {
    let shapingFont = shapingFont(of: font)
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    hb_buffer_set_flags(
      buffer,
      hb_buffer_flags_t(
        (range.lowerBound == 0 ? HB_BUFFER_FLAG_BOT.rawValue : 0)
          | (range.upperBound == text.count ? HB_BUFFER_FLAG_EOT.rawValue : 0)))
    // HarfBuzz reads at most five characters around the range.
    let context = max(0, range.lowerBound - 16)..<min(text.count, range.upperBound + 16)
    text.withUnsafeBufferPointer { units in
      hb_buffer_add_utf16(
        buffer, units.baseAddress.map { $0 + context.lowerBound }, Int32(context.count),
        UInt32(range.lowerBound - context.lowerBound), Int32(range.count))
    }
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    if script != 0 {
      hb_buffer_set_script(buffer, hb_script_t(script))
    }
    hb_buffer_set_language(buffer, Shaper.language.pointer)
    hb_buffer_guess_segment_properties(buffer)
    let pairs = options.kerns ? pairs(for: font) : nil
    let features = Shaper.features(font, options, kernsItself: font.systemKerning == nil)
    hb_shape(shapingFont.handle, buffer, features, UInt32(features.count))
    var glyphs = readGlyphs(font, start: range.lowerBound - context.lowerBound)
    if font.drawingSize != font.pointSize {
      Shaper.moveMarks(&glyphs, font)
    }
    if let pairs, let kerning = font.systemKerning {
      kern(&glyphs, text, range, pairs, kerning, isRightToLeft)
    }
    return ShapedRun(glyphs: glyphs, length: range.count, isRightToLeft: isRightToLeft)
  }

  private func shapingFont(of font: FontInstance) -> HarfBuzzFont {
    if let known = font.shapingFont as? HarfBuzzFont {
      return known
    }
    let made = HarfBuzzFont(font: font)
    font.shapingFont = made
    return made
  }

  private func readGlyphs(_ font: FontInstance, start: Int) -> [ShapedRun.Glyph] {
    var count: UInt32 = 0
    let unit = font.pointSize / HarfBuzzFont.unitsPerEm
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count > 0,
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else {
      return []
    }
    // An empty box replaces a missing character. The face that draws the system font has a pattern instead.
    let box = font.isSystemFont ? font.glyph(for: "\u{25A1}") : nil
    return (0..<Int(count)).map { index in
      var info = infos[index]
      if info.codepoint == 0, let box {
        return ShapedRun.Glyph(
          glyph: box, cluster: Int32(Int(info.cluster) - start), isUnsafeToBreak: false,
          advance: font.advance(of: box), x: 0, y: 0)
      }
      let flags = hb_glyph_info_get_glyph_flags(&info)
      return ShapedRun.Glyph(
        glyph: info.codepoint, cluster: Int32(Int(info.cluster) - start),
        isUnsafeToBreak: flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
        advance: Double(positions[index].x_advance) * unit, x: Double(positions[index].x_offset) * unit,
        y: Double(positions[index].y_offset) * unit)
    }
  }

  /// Centers the letters of other typefaces in their recorded widths, with their marks.
  private static func moveMarks(_ glyphs: inout [ShapedRun.Glyph], _ font: FontInstance) {
    var base: (cluster: Int32, offset: Double)?
    for index in glyphs.indices {
      if glyphs[index].advance != 0 {
        base = (glyphs[index].cluster, font.drawingOffset(of: glyphs[index].glyph))
      } else if let base, base.cluster == glyphs[index].cluster {
        glyphs[index].x += base.offset
      }
    }
  }

  /// Adds the system font's pair adjustments between neighboring characters of one scalar each. Invisible characters,
  /// such as soft hyphens, form no pairs.
  private func kern(
    _ glyphs: inout [ShapedRun.Glyph], _ text: [UInt16], _ range: Range<Int>, _ pairs: PairKerning,
    _ kerning: SystemFontKerning, _ isRightToLeft: Bool
  ) {
    guard !isRightToLeft else {
      return
    }
    var index = 0
    while index < glyphs.count {
      var next = index + 1
      while next < glyphs.count, glyphs[next].cluster == glyphs[index].cluster {
        next += 1
      }
      let last = next - 1
      while next < glyphs.count, glyphs[next].advance == 0,
        Shaper.isIgnorable(Shaper.scalar(text, range.lowerBound + Int(glyphs[next].cluster)))
      {
        next += 1
      }
      let first = Shaper.scalar(text, range.lowerBound + Int(glyphs[index].cluster))
      if next < glyphs.count, glyphs[last].advance != 0 || !Shaper.isIgnorable(first) {
        let second = Shaper.scalar(text, range.lowerBound + Int(glyphs[next].cluster))
        glyphs[last].advance += kerning.adjustment(of: pairs.pair(first, second))
      }
      index = next
    }
  }

  /// Returns whether Unicode defines a character as invisible if the font does not support it.
  private static func isIgnorable(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? false
  }

  private static func scalar(_ text: [UInt16], _ index: Int) -> UInt32 {
    let unit = text[index]
    if unit & 0xFC00 == 0xD800, index + 1 < text.count, text[index + 1] & 0xFC00 == 0xDC00 {
      return 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(text[index + 1] & 0x3FF))
    }
    return UInt32(unit)
  }

  private static func features(
    _ font: FontInstance, _ options: ShapingOptions, kernsItself: Bool
  ) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func add(_ tag: UInt32, _ value: UInt32) {
      features.append(hb_feature_t(tag: tag, value: value, start: 0, end: .max))
    }
    if !options.kerns || !kernsItself {
      add(tag("kern"), 0)
    }
    if font.isSystemFont {
      // Apple's font does not have Inter's contextual alternates (arrows, multiplication signs, raised colons).
      add(tag("calt"), 0)
    }
    switch options.ligatures {
    case 0:
      add(tag("liga"), 0)
      add(tag("clig"), 0)
    case 2:
      add(tag("dlig"), 1)
    default:
      break
    }
    for feature in font.features {
      add(feature.tag, feature.value)
    }
    return features
  }

  private struct Language: @unchecked Sendable {
    // Unchecked: HarfBuzz never releases or changes a language.
    let pointer: OpaquePointer?
  }

  /// The language is always English, so that the machine's language has no influence.
  private static let language = Language(pointer: hb_language_from_string("en", -1))
}
