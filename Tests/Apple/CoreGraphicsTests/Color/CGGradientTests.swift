import CoreGraphics
import Testing

struct CGGradientTests {
  private func gradient(_ colors: [CGColor], _ locations: [CGFloat]? = nil) -> CGGradient {
    CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: locations)!
  }

  private func color(_ gradient: CGGradient, at place: CGFloat) -> ColorComponents {
    gradient.color(at: place, in: CGColorSpace.standard.encoding)
  }

  @Test("without locations colors are spread evenly")
  func spread() {
    let gradient = gradient([.pureRed, .pureGreen, .pureBlue])
    #expect(color(gradient, at: 0.5).green == 1)
    #expect(color(gradient, at: 0.25) == ColorComponents(red: 0.5, green: 0.5, blue: 0, alpha: 1))
  }

  @Test("two colors at one place make an edge")
  func edge() {
    let gradient = gradient([.pureRed, .pureRed, .pureBlue, .pureBlue], [0, 0.5, 0.5, 1])
    #expect(color(gradient, at: 0.499).red == 1)
    #expect(color(gradient, at: 0.5).blue == 1)
  }

  @Test("places out of order are sorted, and beyond the ends the last colors go on")
  func order() {
    let gradient = gradient([.pureBlue, .pureRed], [0.8, 0.2])
    #expect(color(gradient, at: 0).red == 1)
    #expect(color(gradient, at: 1).blue == 1)
    #expect(isNear(color(gradient, at: 0.5).red, 0.5))
  }

  @Test("colors and alpha are mixed separately, so that clear black darkens")
  func clearBlack() {
    let gradient = gradient([.opaqueWhite, CGColor(gray: 0, alpha: 0)])
    #expect(color(gradient, at: 0.5) == ColorComponents(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
  }

  @Test("nothing but colors makes a gradient")
  func failures() {
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
  }

  @Test("components of a space make a gradient too")
  func components() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.5], locations: nil, count: 2))
    #expect(color(gradient, at: 0.5) == ColorComponents(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.75))
  }
}
