import Testing

@testable import ImageCodecs

@Suite("A picture in memory")
struct PixelImageTests {
  @Test("is transparent when new")
  func new() {
    let image = PixelImage(width: 3, height: 2)
    #expect(image.bytesPerRow == 12)
    #expect(image.bytes == [UInt8](repeating: 0, count: 24))
  }

  @Test("keeps pixels as blue, green, red, alpha, row by row")
  func order() {
    var image = PixelImage(width: 2, height: 2, bytesPerRow: 10, bytes: .init(repeating: 0, count: 20))
    image[1, 1] = (red: 1, green: 2, blue: 3, alpha: 4)
    #expect(Array(image.bytes[14..<18]) == [3, 2, 1, 4])
    #expect(image.pixel(1, 1) == [1, 2, 3, 4])
    #expect(image.bytes.filter { $0 != 0 }.count == 4)
  }

  @Test("stops the program where its bytes are too few")
  func tooFewBytes() async {
    await #expect(processExitsWith: .failure) {
      _ = PixelImage(width: 2, height: 2, bytesPerRow: 8, bytes: [0, 0])
    }
  }
}
