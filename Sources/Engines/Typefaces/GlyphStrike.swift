/// The pictures of one font under one linear map.
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
  /// By glyph and quarter of a pixel; a glyph without a picture is remembered, too.
  var images: [UInt64: GlyphImage?] = [:]
  var byteCount = 0
  /// The store's count of strike changes when this one was last taken up.
  var lastUse = 0

  init(key: Key) {
    self.key = key
  }
}
