import ImageCodecs
import Testing

/// The tolerance between pictures of machines with different fonts and libraries.
struct GoldenDifferenceTests {
  /// Returns a white square with changes.
  private func page(_ change: (inout PixelImage) -> Void = { _ in }) -> PixelImage {
    var image = PixelImage(width: 100, height: 100)
    for y in 0..<100 { for x in 0..<100 { image[x, y] = (255, 255, 255, 255) } }
    change(&image)
    return image
  }

  @Test("the same picture is tolerated")
  func same() {
    let difference = GoldenDifference(from: page(), to: page())
    #expect(difference.isTolerated)
    #expect(difference.description == "the pixels are the same, the files are not")
  }

  @Test("another size is not, and the message names both")
  func size() {
    let difference = GoldenDifference(from: page(), to: PixelImage(width: 100, height: 99))
    #expect(!difference.isTolerated)
    #expect(difference.description == "the picture's size is 100 x 99 pixels; it was 100 x 100")
  }

  @Test("edges that are shaded a little differently are tolerated")
  func edges() {
    let difference = GoldenDifference(
      from: page { image in for y in 10..<60 { image[20, y] = (60, 60, 60, 255) } },
      to: page { image in for y in 10..<60 { image[20, y] = (90, 90, 90, 255) } })
    #expect(difference.isTolerated)
    #expect(difference.description.hasPrefix("50 of 10000 pixels differ"))
  }

  @Test("many edges that have changed far are not tolerated")
  func otherEdges() {
    let drawn = page { image in
      for y in 10..<80 { for x in [20, 22] { image[x, y] = (0, 0, 0, 255) } }
    }
    #expect(!GoldenDifference(from: page(), to: drawn).isTolerated)
  }

  @Test("an area of another color is not tolerated, however near the color is")
  func area() {
    let drawn = page { image in
      for y in 10..<14 { for x in 10..<14 { image[x, y] = (242, 242, 247, 255) } }
    }
    #expect(!GoldenDifference(from: page(), to: drawn).isTolerated)
  }
}
