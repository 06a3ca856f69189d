import ImageCodecs
import PreviewProtocol
import TestHosts
import Testing

@testable import ScreenCommands

@MainActor
@Suite("Pictures of live screens", .ownHosts)
struct LivePictureTests {
  @Test("at any scale the screen covers all of its picture", arguments: [0.3, 0.5, 0.71, 0.87, 1, 1.42, 2])
  func edges(scale: Double) throws {
    var choice = ScreenChoice(preview: "Restaurant list")
    choice.device = "iPhone 15"
    let screen = try LiveScreen(showing: choice, in: ProgramEnvironment())
    let parts = try screen.changes(scale: scale)
    #expect(parts.count == 1)
    let image = try PNGDecoder.decode(try #require(parts.first).file.bytes)
    // The list is white from edge to edge and to the bottom.
    for (column, row) in [(0, 2), (image.width - 1, 2), (image.width / 4, 3)].map({ ($0, image.height * $1 / 3) }) {
      let pixel = image[column, min(row, image.height - 1)]
      #expect(
        min(pixel.red, pixel.green, pixel.blue) >= 0xFA,
        "column \(column) of \(image.width), row \(row) of \(image.height): \(pixel)")
    }
    #expect(abs(Double(image.width) - 393 * scale) <= 0.5 && abs(Double(image.height) - 852 * scale) <= 0.5)
    #expect(try screen.changes(scale: scale).isEmpty)
  }
}
