import ImageCodecs
import Testing

@testable import ScreenComparison

@Suite("Changed areas")
struct ChangedAreaTests {
  /// Returns a white square with changes.
  private func page(_ change: (inout PixelImage) -> Void = { _ in }) -> PixelImage {
    var image = PixelImage(width: 20, height: 20)
    for y in 0..<20 { for x in 0..<20 { image[x, y] = (255, 255, 255, 255) } }
    change(&image)
    return image
  }

  private func hasArea(_ new: PixelImage) -> Bool { ChangedArea.isFound(from: page(), to: new, side: 4, step: 12) }

  @Test("the same picture has none")
  func same() { #expect(!hasArea(page())) }

  @Test("a square that has changed little, but by more than the step, is one", arguments: [0, 7, 16])
  func square(start: Int) {
    #expect(
      hasArea(page { for y in start..<start + 4 { for x in start..<start + 4 { $0[x, y] = (242, 242, 247, 255) } } }))
    #expect(
      !hasArea(page { for y in start..<start + 4 { for x in start..<start + 4 { $0[x, y] = (243, 243, 247, 255) } } }))
  }

  @Test("lines are edges, however far they have changed")
  func lines() {
    #expect(!hasArea(page { for y in 0..<20 { for x in 5..<8 { $0[x, y] = (0, 0, 0, 255) } } }))
    #expect(!hasArea(page { for y in 5..<8 { for x in 0..<20 { $0[x, y] = (0, 0, 0, 255) } } }))
    #expect(hasArea(page { for y in 0..<20 { for x in 5..<9 { $0[x, y] = (0, 0, 0, 255) } } }))
  }

  @Test("a picture of another size has one")
  func size() { #expect(hasArea(PixelImage(width: 20, height: 19))) }
}
