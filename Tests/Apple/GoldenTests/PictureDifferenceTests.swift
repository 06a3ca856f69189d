import ImageCodecs
import Testing

/// What the comparison of pictures finds, and what it lets pass where fonts and libraries are others.
struct PictureDifferenceTests {
  @Test("the same picture differs nowhere")
  func same() {
    let difference = PictureDifference(page(), page())
    #expect(difference.count == 0 && difference.isWithinTolerance)
    #expect(difference.description == "the same pixels, in another file.")
  }

  @Test("another size is never let pass, and is said")
  func size() {
    let difference = PictureDifference(page(), PixelImage(width: 100, height: 99))
    #expect(!difference.isWithinTolerance)
    #expect(difference.description == "100 x 99 pixels and not 100 x 100.")
  }

  @Test("edges that are shaded a little otherwise are let pass, and counted")
  func edges() {
    var drawn = page()
    for y in 10..<60 { drawn[20, y] = (90, 90, 90, 255) }
    let difference = PictureDifference(page { image in for y in 10..<60 { image[20, y] = (60, 60, 60, 255) } }, drawn)
    #expect(difference.isWithinTolerance)
    #expect(difference.count == 50 && difference.farCount == 0 && difference.largestStep == 30)
    #expect(difference.columns == 20...20 && difference.rows == 10...59)
  }

  @Test("many edges that are quite others are not let pass")
  func otherEdges() {
    var drawn = page()
    for y in 10..<80 { for x in [20, 22] { drawn[x, y] = (0, 0, 0, 255) } }
    let difference = PictureDifference(page(), drawn)
    #expect(!difference.isWithinTolerance && difference.farCount == 140 && !difference.hasArea)
  }

  @Test("an area of another color is not let pass, even where it is hardly another")
  func area() {
    var drawn = page()
    for y in 10..<14 { for x in 10..<14 { drawn[x, y] = (242, 242, 247, 255) } }
    let difference = PictureDifference(page(), drawn)
    #expect(!difference.isWithinTolerance && difference.farCount == 0 && difference.hasArea)
  }

  @Test("the picture of a difference is pale, with what differs in red, darker where it differs more")
  func picture() {
    var drawn = page()
    drawn[3, 4] = (0, 0, 0, 255)
    drawn[5, 4] = (200, 200, 200, 255)
    let picture = PictureDifference(page(), drawn).picture
    #expect(picture[0, 0] == (255, 255, 255, 255))
    #expect(picture[3, 4] == (255, 0, 0, 255))
    #expect(picture[5, 4].red == 255 && picture[5, 4].green > 100 && picture[5, 4].green < 160)
  }

  /// A white square, with something on it.
  private func page(_ change: (inout PixelImage) -> Void = { _ in }) -> PixelImage {
    var image = PixelImage(width: 100, height: 100)
    for y in 0..<100 { for x in 0..<100 { image[x, y] = (255, 255, 255, 255) } }
    change(&image)
    return image
  }
}
