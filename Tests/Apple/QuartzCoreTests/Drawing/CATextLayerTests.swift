import Foundation
import QuartzCore
import TestHosts
import Testing

@MainActor
@Suite("CATextLayer", .ownHosts)
struct CATextLayerTests {
  private let layer = CATextLayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    layer.fontSize = 20
    layer.foregroundColor = .red
  }

  private var ink: CGRect? { Picture(layer, width: 200, height: 60).extent(alpha: 100) }

  @Test("draws its text from the top left, in its color, larger with a larger font")
  func plain() throws {
    #expect(ink == nil)
    layer.string = "Hello"
    let small = try #require(ink)
    #expect(small.minX < 5 && small.minY < 10 && small.maxX < 60)
    let picture = Picture(layer, width: 200, height: 60)
    #expect((0..<60).contains { y in (0..<60).contains { picture[$0, y] == .red } })
    layer.fontSize = 40
    let large = try #require(ink)
    #expect(large.width > small.width * 1.8)
    #expect(layer.preferredFrameSize().width > large.width)
  }

  @Test("takes a font of Core Graphics like its name")
  func graphicsFont() throws {
    layer.string = "Hello"
    layer.font = "Helvetica-Bold"
    let named = try #require(ink)
    layer.font = CGFont("Helvetica-Bold" as CFString)
    #expect(ink == named)
    layer.font = "Courier"
    #expect(ink != named)
  }

  @Test("stands between its sides as the alignment says")
  func alignment() throws {
    layer.string = "Hi"
    layer.alignmentMode = .right
    #expect(try #require(ink).maxX > 190)
    layer.alignmentMode = .center
    let middle = try #require(ink)
    #expect(abs(middle.midX - 100) < 4)
  }

  @Test("wraps where it is asked to, and is cut off or shortened where it is not")
  func lines() throws {
    layer.string = "One line that is much longer than the layer is wide"
    let cut = try #require(ink)
    #expect(cut.maxY < 30 && cut.maxX >= 195)
    layer.truncationMode = .end
    #expect(try #require(ink).maxY < 30)
    layer.truncationMode = .none
    layer.isWrapped = true
    #expect(try #require(ink).maxY > 40)
  }

  @Test("texts with attributes have their own colors")
  func attributes() {
    layer.string = NSAttributedString(
      string: "Hello", attributes: [NSAttributedString.Key("NSColor"): CGColor(red: 0, green: 0, blue: 1, alpha: 1)])
    let picture = Picture(layer, width: 200, height: 60)
    #expect((0..<60).contains { y in (0..<60).contains { picture[$0, y] == .blue } })
    #expect(!(0..<60).contains { y in (0..<60).contains { picture[$0, y] == .red } })
  }
}
