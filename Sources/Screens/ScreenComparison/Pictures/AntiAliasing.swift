import ImageCodecs

/// A detector of pixels that smooth an edge.
///
/// Such a pixel is neither the darkest nor the brightest among its neighbors, has few neighbors of its own brightness,
/// and either the darkest or the brightest of them is in an area of one color in both pictures.
///
/// - Source: V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009, with the conditions that
///   pixelmatch documents.
struct AntiAliasing {
  let width: Int
  let height: Int

  /// Returns whether the pixel smooths an edge of `picture`.
  func smooths(_ x: Int, _ y: Int, in picture: PixelReader, other: PixelReader) -> Bool {
    let (left, right) = (max(x - 1, 0), min(x + 1, width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, height - 1))
    let own = ColorDistance.Seen(picture.pixel(x, y)).brightness
    // At the border of the picture, the outside counts as an equal neighbor.
    var alike = isAtBorder(x, y) ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (darkPlace, brightPlace) = ((x, y), (x, y))
    for column in left...right {
      for row in top...bottom where column != x || row != y {
        let difference = ColorDistance.Seen(picture.pixel(column, row)).brightness - own
        if difference == 0 {
          alike += 1
          if alike > 2 { return false }
        } else if difference < darkest {
          darkest = difference
          darkPlace = (column, row)
        } else if difference > brightest {
          brightest = difference
          brightPlace = (column, row)
        }
      }
    }
    if darkest == 0 || brightest == 0 { return false }
    return [darkPlace, brightPlace].contains { place in
      isInArea(place.0, place.1, of: picture) && isInArea(place.0, place.1, of: other)
    }
  }

  private func isAtBorder(_ x: Int, _ y: Int) -> Bool { x == 0 || y == 0 || x == width - 1 || y == height - 1 }

  /// Returns whether three or more of the neighbors have the pixel's color.
  private func isInArea(_ x: Int, _ y: Int, of picture: PixelReader) -> Bool {
    let own = picture.value(x, y)
    var equal = isAtBorder(x, y) ? 1 : 0
    for column in max(x - 1, 0)...min(x + 1, width - 1) {
      for row in max(y - 1, 0)...min(y + 1, height - 1) where column != x || row != y {
        if picture.value(column, row) == own { equal += 1 }
        if equal > 2 { return true }
      }
    }
    return false
  }
}

/// An unchecked accessor of a picture's pixels. Its creator ensures that there are enough.
struct PixelReader {
  let bytes: UnsafePointer<UInt8>
  let bytesPerRow: Int

  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UnsafePointer<UInt8> { bytes + y * bytesPerRow + x * 4 }

  @inline(__always)
  func value(_ x: Int, _ y: Int) -> UInt32 {
    UnsafeRawPointer(pixel(x, y)).loadUnaligned(as: UInt32.self)
  }
}
