import Testing

@testable import ImageCodecs

@Suite("Drawings in files")
struct VectorFileTests {
  /// A drawing of 4 x 2 units with a red left half and a translucent blue right half.
  private static let svg: [UInt8] = Array(
    """
    <?xml version="1.0"?>
    <!-- a comment -->
    <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2" viewBox="0 0 4 2">
    <rect width="2" height="2" fill="#f00"/><rect x="2" width="2" height="2" fill="#00f" fill-opacity="0.5"/></svg>
    """.utf8)

  /// A page of 4 x 2 points with a red left half.
  private static let pdf: [UInt8] = TestPDF.page("1 0 0 rg 0 0 2 2 re f")

  @Test("SVG has its own size and is sharp at any number of pixels")
  func svg() throws {
    let file = try VectorFile(Self.svg)
    #expect(file.format == .svg && file.width == 4 && file.height == 2)
    for factor in [1, 3, 10] {
      let image = try file.draw(width: 4 * factor, height: 2 * factor)
      #expect(image[2 * factor - 1, factor] == (255, 0, 0, 255))
      #expect(image[2 * factor, factor] == (0, 0, 128, 128))
    }
    #expect(try file.draw(width: 9, height: 5) == file.draw(width: 9, height: 5))
  }

  @Test("an SVG without a size has that of its view box")
  func viewBox() throws {
    let file = try VectorFile(Array(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"></svg>"#.utf8))
    #expect(file.width == 24 && file.height == 12)
  }

  @Test("PDF has its first page's size in points, and what is not drawn on is clear")
  func pdf() throws {
    let file = try VectorFile(Self.pdf)
    #expect(file.format == .pdf && file.width == 4 && file.height == 2)
    let image = try file.draw(width: 8, height: 4)
    #expect(image[3, 2] == (255, 0, 0, 255) && image[4, 2] == (0, 0, 0, 0))
  }

  @Test("other files, empty ones and impossible numbers of pixels are errors")
  func errors() throws {
    #expect(throws: VectorFileError.unknownFormat) { try VectorFile([]) }
    #expect(throws: VectorFileError.unknownFormat) { try VectorFile(Array("<html></html>".utf8)) }
    #expect(throws: VectorFileError.self) { try VectorFile(Array("<svg".utf8)) }
    #expect(throws: VectorFileError.self) { try VectorFile(Array("%PDF-1.4\n".utf8)) }
    let file = try VectorFile(Self.svg)
    for (width, height) in [(0, 5), (5, -1), (100_000, 1), (30_000, 30_000)] {
      #expect(throws: VectorFileError.tooManyPixels(.svg, width: width, height: height)) {
        try file.draw(width: width, height: height)
      }
    }
  }

  @Test("a drawing reads no other file")
  func outside() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="4" height="4">
      <image xlink:href="/usr/share/pixmaps/debian-logo.png" width="4" height="4"/>
      <image xlink:href="file:///etc/passwd" width="4" height="4"/></svg>
      """
    let image = try VectorFile(Array(text.utf8)).draw(width: 4, height: 4)
    #expect(image.bytes.allSatisfy { $0 == 0 })
  }

  @Test("damaged files are errors or pictures, and nothing stops the program", arguments: VectorFormat.allCases)
  func damage(_ format: VectorFormat) {
    let file = format == .svg ? Self.svg : Self.pdf
    var noise = Noise(seed: 21)
    for _ in 0..<300 {
      guard let drawing = try? VectorFile(file.damaged(&noise)) else { continue }
      _ = try? drawing.draw(width: 8, height: 8)
    }
  }
}
