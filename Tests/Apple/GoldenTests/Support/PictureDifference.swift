import Glibc
import ImageCodecs

/// Where two pictures differ, and by how much.
struct PictureDifference: CustomStringConvertible {
  /// What is let pass where fonts or libraries are others than those of the recording.
  ///
  /// Another release of Inter has other outlines, and some texts are half a point wider with it: pixels at the edges of glyphs,
  /// and of what is as wide as its text, but never a whole area. With Inter 4.1 (Debian 13) and not 4.0 beta 7 (Debian 12) up to 8
  /// of a thousand pixels are far off; FreeType 2.13 and pixman 0.44 draw the same bytes as 2.12 and 0.42.
  enum Tolerance {
    /// The most that a channel of a pixel may be off, of 255, before the pixel counts as far off.
    static let step = 64
    /// The most pixels that may be far off, of a thousand.
    static let farPixelsPerThousand = 10.0
    /// The side of a square of pixels of which not all may be off by more than `areaStep`: such a square is an area, and no edge.
    static let areaSide = 4
    static let areaStep = 12
  }

  /// The sizes in pixels, where they are not the same.
  private(set) var sizes: (recorded: (Int, Int), drawn: (Int, Int))?
  /// Pixels that are not the same.
  private(set) var count = 0
  /// Pixels that are far off.
  private(set) var farCount = 0
  /// The most that a channel is off.
  private(set) var largestStep = 0
  /// Whether a whole area is another, and not edges alone.
  private(set) var hasArea = false
  /// The columns and rows that hold all pixels that are not the same.
  private(set) var columns: ClosedRange<Int>?
  private(set) var rows: ClosedRange<Int>?
  private let recorded: PixelImage
  private let drawn: PixelImage

  init(_ recorded: PixelImage, _ drawn: PixelImage) {
    (self.recorded, self.drawn) = (recorded, drawn)
    guard recorded.width == drawn.width, recorded.height == drawn.height else {
      sizes = ((recorded.width, recorded.height), (drawn.width, drawn.height))
      return
    }
    // For each pixel the side of the largest square that is off as a whole and ends there.
    var sides = [Int](repeating: 0, count: recorded.width)
    for y in 0..<recorded.height {
      guard !rowsAgree(y) else {
        sides = [Int](repeating: 0, count: recorded.width)
        continue
      }
      var diagonal = 0
      for x in 0..<recorded.width {
        let step = step(x, y)
        let above = sides[x]
        sides[x] = step > Tolerance.areaStep ? 1 + min(diagonal, above, x > 0 ? sides[x - 1] : 0) : 0
        diagonal = above
        if step > 0 { note(step, x, y, isArea: sides[x] >= Tolerance.areaSide) }
      }
    }
  }

  private mutating func note(_ step: Int, _ x: Int, _ y: Int, isArea: Bool) {
    count += 1
    if step > Tolerance.step { farCount += 1 }
    largestStep = max(largestStep, step)
    hasArea = hasArea || isArea
    columns = min(columns?.lowerBound ?? x, x)...max(columns?.upperBound ?? x, x)
    rows = (rows?.lowerBound ?? y)...y
  }

  private func rowsAgree(_ y: Int) -> Bool {
    recorded.bytes.withUnsafeBytes { one in
      drawn.bytes.withUnsafeBytes { other in
        memcmp(
          one.baseAddress! + y * recorded.bytesPerRow, other.baseAddress! + y * drawn.bytesPerRow, recorded.width * 4)
          == 0
      }
    }
  }

  /// How far the channel of a pixel is off that is off most.
  private func step(_ x: Int, _ y: Int) -> Int {
    recorded.bytes.withUnsafeBufferPointer { one in
      drawn.bytes.withUnsafeBufferPointer { other in
        let (start, otherStart) = (y * recorded.bytesPerRow + x * 4, y * drawn.bytesPerRow + x * 4)
        var (step, channel) = (0, 0)
        while channel < 4 {
          step = max(step, abs(Int(one[start + channel]) - Int(other[otherStart + channel])))
          channel += 1
        }
        return step
      }
    }
  }

  /// The recorded picture in pale gray; what differs is red, the more the darker. The drawn one, where sizes differ.
  var picture: PixelImage {
    guard sizes == nil else { return drawn }
    var picture = PixelImage(width: recorded.width, height: recorded.height)
    for y in 0..<recorded.height {
      for x in 0..<recorded.width {
        let pixel = recorded[x, y]
        let brightness = (Int(pixel.red) + Int(pixel.green) + Int(pixel.blue)) / 3
        let gray = UInt8(192 + brightness / 4)
        let step = step(x, y)
        let paleness = UInt8(160 - step * 160 / 255)
        picture[x, y] = step > 0 ? (255, paleness, paleness, 255) : (gray, gray, gray, 255)
      }
    }
    return picture
  }

  /// Whether other versions of fonts and libraries explain it.
  var isWithinTolerance: Bool {
    sizes == nil && !hasArea
      && Double(farCount) * 1000 <= Tolerance.farPixelsPerThousand * Double(recorded.width * recorded.height)
  }

  var description: String {
    if let sizes {
      return "\(sizes.drawn.0) x \(sizes.drawn.1) pixels and not \(sizes.recorded.0) x \(sizes.recorded.1)."
    }
    guard let columns, let rows else { return "the same pixels, in another file." }
    return
      "\(count) pixels differ, \(farCount) of them by more than \(Tolerance.step), at most by \(largestStep) of 255,"
      + " from (\(columns.lowerBound), \(rows.lowerBound)) to (\(columns.upperBound), \(rows.upperBound))"
      + (hasArea ? ", whole areas among them." : ".")
  }
}
