/// How large emoji are beside text: Apple's are drawn larger than the text in small sizes, and come nearer to it in large ones.
///
/// The widths are those that Interface Builder saved for labels of one emoji: 24 points at a size of 18, 40 at 35 and 43 at 38.
enum EmojiScale {
  private static let small = (size: 18.0, width: 24.0)
  private static let large = (size: 35.0, width: 40.0)

  /// How wide an emoji is, in points.
  static func width(at size: Double) -> Double {
    if size <= small.size { return size * small.width / small.size }
    if size >= large.size { return size + large.width - large.size }
    return small.width + (size - small.size) * (large.width - small.width) / (large.size - small.size)
  }

  /// By what a face of colour glyphs is drawn larger than the text's size.
  static func factor(for face: FontFace, size: Double) -> Double {
    guard let glyph = face.glyph(for: "😀"), face.advance(of: glyph) > 0 else { return 1 }
    return width(at: size) / (face.advance(of: glyph) / Double(face.unitsPerEm) * size)
  }
}
