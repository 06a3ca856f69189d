import ImageCodecs
import ScreenComparison
import Testing

@Suite("What differs between two pictures")
struct PictureDifferenceTests {
  private static func picture(_ width: Int = 100, _ height: Int = 80, gray: UInt8 = 255) -> PixelImage {
    var image = PixelImage(width: width, height: height)
    for y in 0..<height { for x in 0..<width { image[x, y] = (gray, gray, gray, 255) } }
    return image
  }

  @Test("the same pixels differ in nothing, however far their rows lie apart")
  func same() {
    let image = Self.picture(10, 4)
    var bytes: [UInt8] = []
    for row in 0..<4 { bytes += image.bytes[row * 40..<row * 40 + 40] + [9, 9, 9, 9, 9, 9, 9, 9] }
    let wide = PixelImage(width: 10, height: 4, bytesPerRow: 48, bytes: bytes)
    #expect(PictureDifference(from: image, to: wide) == nil)
  }

  @Test("one bit of one pixel is a difference, and where it is")
  func onePixel() throws {
    let old = Self.picture()
    var new = old
    new[37, 21] = (254, 255, 255, 255)
    let difference = try #require(PictureDifference(from: old, to: new))
    #expect(difference.differentPixels == 1 && difference.unequalPixels == 1)
    #expect(difference.regions == [[37, 21, 1, 1]])
    #expect(!difference.isTolerated)
  }

  @Test("colors are as different as YIQ says: black and white are 1 apart, and two grays in proportion")
  func threshold() throws {
    func differs(_ gray: UInt8, _ threshold: Double) throws -> Bool {
      let difference = try #require(
        PictureDifference(
          from: Self.picture(4, 4, gray: 0), to: Self.picture(4, 4, gray: gray),
          tolerance: PictureTolerance(colorThreshold: threshold)))
      return !difference.isTolerated
    }
    // For grays, I and Q are 0, and the distance is sqrt(0.5053 / 35215) of the step.
    #expect(try differs(255, 0.96) && !differs(255, 0.97))
    #expect(try differs(27, 0.1) && !differs(26, 0.1))
  }

  @Test("a part of the pixels may differ where a test says so")
  func part() throws {
    let old = Self.picture(10, 10)
    var new = old
    for x in 0..<5 { new[x, 0] = (0, 0, 0, 255) }
    func isTolerated(_ part: Double) throws -> Bool {
      try #require(PictureDifference(from: old, to: new, tolerance: PictureTolerance(allowedPart: part))).isTolerated
    }
    #expect(try isTolerated(0.05) && !isTolerated(0.049))
  }

  /// Returns a slanted edge that is half a pixel further in the second picture, so that only smoothing pixels differ.
  private static func edge(_ offset: Double) -> PixelImage {
    var image = PixelImage(width: 60, height: 60)
    for y in 0..<60 {
      for x in 0..<60 {
        let cover = min(max(Double(x) - Double(y) * 0.4 - 10 - offset, 0), 1)
        let gray = UInt8(255 - cover * 255)
        image[x, y] = (gray, gray, gray, 255)
      }
    }
    return image
  }

  @Test("pixels that smooth an edge are told apart, and count unless a test says otherwise")
  func smoothing() throws {
    let (old, new) = (Self.edge(0), Self.edge(0.3))
    let strict = try #require(PictureDifference(from: old, to: new, tolerance: PictureTolerance(colorThreshold: 0.1)))
    #expect(strict.differentPixels > 20 && strict.smoothingPixels == 0)
    let mild = try #require(
      PictureDifference(
        from: old, to: new, tolerance: PictureTolerance(colorThreshold: 0.1, countsAntiAliasing: false)))
    #expect(mild.smoothingPixels > strict.differentPixels / 2)
    #expect(mild.smoothingPixels + mild.differentPixels == strict.differentPixels)
    // A new block smooths nothing.
    var block = old
    for y in 20..<30 { for x in 2..<12 { block[x, y] = (0, 0, 0, 255) } }
    let solid = try #require(
      PictureDifference(
        from: old, to: block, tolerance: PictureTolerance(colorThreshold: 0.1, countsAntiAliasing: false)))
    #expect(solid.differentPixels >= 96)
  }

  @Test("another size is a difference that no tolerance allows")
  func sizes() throws {
    let difference = try #require(
      PictureDifference(
        from: Self.picture(10, 10), to: Self.picture(12, 10),
        tolerance: PictureTolerance(colorThreshold: 1, allowedPart: 1)))
    #expect(!difference.isTolerated && !difference.hasOneSize)
    #expect(difference.differentPixels == 20)
    #expect(difference.text == "the picture's size is 12 x 10 pixels; it was 10 x 10")
  }

  @Test("things that lie apart are regions of their own, however many there are")
  func regions() throws {
    let old = Self.picture(400, 400)
    var new = old
    for (x, y) in [(10, 10), (14, 12), (300, 300)] { new[x, y] = (0, 0, 0, 255) }
    #expect(try #require(PictureDifference(from: old, to: new)).regions == [[10, 10, 5, 3], [300, 300, 1, 1]])
    var many = Self.picture(1200, 1200)
    for y in stride(from: 0, to: 1200, by: 100) {
      for x in stride(from: 0, to: 1200, by: 100) { many[x, y] = (0, 0, 0, 255) }
    }
    #expect(try #require(PictureDifference(from: Self.picture(1200, 1200), to: many)).regions.count == 64)
  }

  @Test("the picture of a difference is red where it is, and pale elsewhere")
  func shown() throws {
    let old = Self.picture(gray: 0)
    var new = old
    new[5, 6] = (255, 255, 255, 255)
    let shown = try #require(PictureDifference(from: old, to: new)).picture(over: new)
    #expect(shown[5, 6] == (0xE5, 0x1C, 0x23, 255))
    #expect(shown[0, 0].red > 200 && shown[0, 0].red == shown[0, 0].blue)
  }
}

@Suite("What differs between two states of a screen")
struct ScreenDifferenceTests {
  private static let tree = ScreenNode(
    "UIView", frame: [0, 0, 50, 40],
    subviews: [ScreenNode("Chart", frame: [10, 10, 20, 20], madeAt: .init(file: "App/Chart.swift", line: 7))])

  @Test("what a view draws is told by place, where no tree tells of a change")
  func drawing() {
    let old = PixelImage(width: 100, height: 80)
    var new = old
    for x in 30..<40 { new[x, 30] = (0, 0, 0, 255) }
    let difference = ScreenDifference(from: (Self.tree, old), to: (Self.tree, new), scale: 2)
    #expect(
      difference.changes.map(\.text) == [
        "Chart looks different in 5 x 0.5 pt at (15, 15) (App/Chart.swift:7)"
      ])
    #expect(difference.picture?.differentPixels == 10)
  }

  @Test("pixels that a change of the tree explains are not told twice")
  func explained() {
    var moved = Self.tree
    moved.subviews[0].frame[0] = 12
    let old = PixelImage(width: 100, height: 80)
    var new = old
    for x in 30..<40 { new[x, 30] = (0, 0, 0, 255) }
    let difference = ScreenDifference(from: (Self.tree, old), to: (moved, new), scale: 2)
    #expect(difference.changes.map(\.kind) == [.moved])
  }

  @Test("a tolerance is of pictures: a tree that differs differs")
  func tolerance() {
    let old = PixelImage(width: 100, height: 80)
    var new = old
    new[1, 1] = (1, 1, 1, 255)
    let mild = PictureTolerance(colorThreshold: 0.1, allowedPart: 0.1)
    #expect(ScreenDifference(from: (Self.tree, old), to: (Self.tree, new), scale: 2, tolerance: mild).isEmpty)
    var moved = Self.tree
    moved.subviews[0].frame[0] = 12
    #expect(!ScreenDifference(from: (Self.tree, old), to: (moved, old), scale: 2, tolerance: mild).isEmpty)
  }
}
