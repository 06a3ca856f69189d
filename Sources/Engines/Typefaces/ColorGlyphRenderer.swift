internal import CFreeType

/// A renderer of fonts with bitmaps of fixed sizes, such as Noto Color Emoji. It resamples the bitmap of the nearest
/// size.
enum ColorGlyphRenderer {
  /// A glyph's bitmap in premultiplied BGRA, and its position relative to the pen, in its own pixels with y up.
  private struct Picture {
    var pixels: [UInt8]
    var width: Int
    var height: Int
    var left: Double
    var top: Double
    var pixelsPerEm: Double
  }

  private static let pixelLimit = 4096

  static func image(of glyph: UInt32, subpixelX: Int, key: GlyphStrike.Key) -> GlyphImage? {
    let size = key.font.drawingSize
    let wanted = size * max(abs(key.yy) + abs(key.yx), abs(key.xx) + abs(key.xy))
    guard let picture = load(glyph, of: key.font.face, pixelsPerEm: wanted) else {
      return nil
    }
    // The matrix maps the bitmap's pixels (y up, from the pen) to those of the target (y down).
    let scale = size / picture.pixelsPerEm
    let map = (xx: key.xx * scale, xy: key.xy * scale, yx: key.yx * scale, yy: key.yy * scale)
    let determinant = map.xx * map.yy - map.xy * map.yx
    guard determinant.isFinite, abs(determinant) > 1e-12 else {
      return nil
    }
    let shift = Double(subpixelX) / 4
    let right = picture.left + Double(picture.width)
    let bottom = picture.top - Double(picture.height)
    let corners = [
      (picture.left, picture.top), (right, picture.top), (picture.left, bottom), (right, bottom),
    ].map { (x: map.xx * $0.0 + map.xy * $0.1 + shift, y: map.yx * $0.0 + map.yy * $0.1) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max(),
      max(abs(minX), abs(maxX), abs(minY), abs(maxY)) < 1e6
    else {
      return nil
    }
    let left = Int(minX.rounded(.down))
    let upper = Int(minY.rounded(.down))
    let width = Int(maxX.rounded(.up)) - left
    let height = Int(maxY.rounded(.up)) - upper
    guard width > 0, height > 0, width <= pixelLimit, height <= pixelLimit else {
      return nil
    }
    // The number of samples matches the bitmap's resolution, so that no pixel is skipped.
    let samples = min(8, max(1, Int((1 / abs(determinant).squareRoot()).rounded(.up))))
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        var sum = (0, 0, 0, 0)
        for sampleY in 0..<samples {
          let y = Double(upper + row) + (Double(sampleY) + 0.5) / Double(samples)
          for sampleX in 0..<samples {
            let x = Double(left + column) + (Double(sampleX) + 0.5) / Double(samples) - shift
            let sourceX = (map.yy * x - map.xy * y) / determinant - picture.left
            let sourceY = picture.top - (map.xx * y - map.yx * x) / determinant
            let pixelX = Int(sourceX.rounded(.down))
            let pixelY = Int(sourceY.rounded(.down))
            guard pixelX >= 0, pixelY >= 0, pixelX < picture.width, pixelY < picture.height else {
              continue
            }
            let at = (pixelY * picture.width + pixelX) * 4
            sum.0 += Int(picture.pixels[at])
            sum.1 += Int(picture.pixels[at + 1])
            sum.2 += Int(picture.pixels[at + 2])
            sum.3 += Int(picture.pixels[at + 3])
          }
        }
        let count = samples * samples
        let at = (row * width + column) * 4
        bytes[at] = UInt8((sum.0 + count / 2) / count)
        bytes[at + 1] = UInt8((sum.1 + count / 2) / count)
        bytes[at + 2] = UInt8((sum.2 + count / 2) / count)
        bytes[at + 3] = UInt8((sum.3 + count / 2) / count)
      }
    }
    return GlyphImage(
      format: .bgraPremultiplied, width: width, height: height, left: left, top: -upper, bytesPerRow: width * 4,
      bytes: bytes)
  }

  private static func load(_ glyph: UInt32, of face: FontFace, pixelsPerEm wanted: Double) -> Picture? {
    FreeTypeLibrary.withLock { _ in
      let record = face.handle.pointee
      let sizes = UnsafeBufferPointer(start: record.available_sizes, count: Int(record.num_fixed_sizes))
      // The smallest sufficient size is best, or else the largest size.
      let order = sizes.indices.sorted { sizes[$0].y_ppem < sizes[$1].y_ppem }
      guard let index = order.first(where: { Double(sizes[$0].y_ppem) / 64 >= wanted }) ?? order.last,
        FT_Select_Size(face.handle, FT_Int(index)) == 0,
        FT_Load_Glyph(face.handle, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
        let slot = face.handle.pointee.glyph
      else {
        return nil
      }
      let bitmap = slot.pointee.bitmap
      let width = Int(bitmap.width)
      let height = Int(bitmap.rows)
      let pixelsPerEm = Double(sizes[index].y_ppem) / 64
      guard slot.pointee.format == FT_GLYPH_FORMAT_BITMAP, bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
        width > 0, height > 0, width <= pixelLimit, height <= pixelLimit, pixelsPerEm > 0, let buffer = bitmap.buffer,
        bitmap.pitch >= width * 4
      else {
        return nil
      }
      var pixels: [UInt8] = []
      pixels.reserveCapacity(width * height * 4)
      for row in 0..<height {
        pixels.append(contentsOf: UnsafeBufferPointer(start: buffer + row * Int(bitmap.pitch), count: width * 4))
      }
      return Picture(
        pixels: pixels, width: width, height: height, left: Double(slot.pointee.bitmap_left),
        top: Double(slot.pointee.bitmap_top), pixelsPerEm: pixelsPerEm)
    }
  }
}
