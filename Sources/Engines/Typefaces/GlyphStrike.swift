/// The images of one font for one linear map.
final class GlyphStrike {
  struct Key: Hashable {
    let font: FontInstance
    let xx: Double
    let xy: Double
    let yx: Double
    let yy: Double

    static func == (left: Key, right: Key) -> Bool {
      left.xx == right.xx && left.yy == right.yy && left.xy == right.xy && left.yx == right.yx
        && left.font == right.font
    }
  }

  let key: Key
  /// The images by glyph and quarter of a pixel, including entries for glyphs without an image.
  var images: [UInt64: GlyphImage?] = [:]
  var byteCount = 0
  /// The value of the store's counter of strike changes at the last use.
  var lastUse = 0

  init(key: Key) {
    self.key = key
  }
}
