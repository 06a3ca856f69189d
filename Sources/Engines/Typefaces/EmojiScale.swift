/// The size of emoji relative to text. Apple's emoji are larger than the text, mainly in small sizes.
///
/// The widths are those that Interface Builder saved for labels with a single emoji, with interpolation between them.
enum EmojiScale {
  private static let measured: [(size: Double, width: Double)] = [(18, 24), (24, 27), (35, 40), (38, 43), (50, 54)]

  /// Returns the width of an emoji, in points.
  static func width(at size: Double) -> Double {
    let (first, last) = (measured[0], measured[measured.count - 1])
    if size <= first.size { return size * first.width / first.size }
    if size >= last.size { return size + last.width - last.size }
    let next = measured.firstIndex { $0.size > size } ?? measured.count - 1
    let (below, above) = (measured[next - 1], measured[next])
    return below.width + (size - below.size) * (above.width - below.width) / (above.size - below.size)
  }

  /// Returns the size of a face with color glyphs, relative to the text's size.
  static func factor(for face: FontFace, size: Double) -> Double {
    guard let glyph = face.glyph(for: "😀"), face.advance(of: glyph) > 0 else { return 1 }
    return width(at: size) / (face.advance(of: glyph) / Double(face.unitsPerEm) * size)
  }
}
