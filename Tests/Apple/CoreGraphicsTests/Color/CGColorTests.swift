import CoreGraphics
import Testing

struct CGColorTests {
  private let p3 = CGColorSpace(name: CGColorSpace.displayP3)!

  @Test("P3's primaries lie outside of sRGB, and come out as the known extended components")
  func p3ToSRGB() throws {
    let red = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let converted = try #require(red.converted(to: extended, intent: .defaultIntent, options: nil))
    let components = try #require(converted.components)
    // The figures are those of CSS Color 4 for color(display-p3 1 0 0).
    #expect(isNear(components[0], 1.0930, 5e-4))
    #expect(isNear(components[1], -0.2267, 5e-4))
    #expect(isNear(components[2], -0.1501, 5e-4))
    let clipped = try #require(red.converted(to: .standard, intent: .defaultIntent, options: nil))
    #expect(clipped.components == [1, 0, 0, 1])
  }

  @Test("whites and grays stay themselves in every RGB space")
  func grays() throws {
    for name in [CGColorSpace.displayP3, CGColorSpace.sRGB, CGColorSpace.extendedSRGB] {
      let space = try #require(CGColorSpace(name: name))
      let gray = CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      let components = try #require(gray.converted(to: space, intent: .defaultIntent, options: nil)?.components)
      #expect(components.dropLast().allSatisfy { isNear($0, 0.5, 1e-6) }, "\(name)")
    }
  }

  @Test("sRGB and P3 lead back to where they came from")
  func roundTrip() throws {
    let color = CGColor(srgbRed: 0.2, green: 0.6, blue: 0.9, alpha: 0.5)
    let there = try #require(color.converted(to: p3, intent: .defaultIntent, options: nil))
    let back = try #require(there.converted(to: .standard, intent: .defaultIntent, options: nil)?.components)
    #expect(isNear(back[0], 0.2, 1e-6) && isNear(back[1], 0.6, 1e-6) && isNear(back[2], 0.9, 1e-6))
    #expect(back[3] == 0.5)
  }

  @Test("linear components are in proportion to light")
  func linear() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let half = try #require(CGColor(colorSpace: space, components: [0.5, 0.5, 0.5, 1]))
    let components = try #require(half.converted(to: .standard, intent: .defaultIntent, options: nil)?.components)
    #expect(isNear(components[0], 0.735357, 1e-5))
  }

  @Test("a gray is its luminance")
  func toGray() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let white = CGColor.opaqueWhite.converted(to: gray, intent: .defaultIntent, options: nil)
    #expect(isNear(try #require(white?.components)[0], 1, 1e-9))
    let green = try #require(CGColor.pureGreen.converted(to: gray, intent: .defaultIntent, options: nil)?.components)
    // The value is 0.7152 of the light, converted by the curve.
    #expect(isNear(green[0], 0.8624, 1e-3))
  }

  @Test("components are cut off to 0...1, except in extended spaces; alpha always")
  func limits() throws {
    #expect(CGColor(srgbRed: 2, green: -1, blue: .nan, alpha: 3).components == [1, 0, 0, 1])
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    #expect(CGColor(colorSpace: extended, components: [2, -1, 0, 1])?.components == [2, -1, 0, 1])
  }

  @Test("equal colors have the same space, components and alpha")
  func equality() {
    #expect(CGColor(gray: 0.5, alpha: 1) == CGColor(gray: 0.5, alpha: 1))
    #expect(CGColor(gray: 1, alpha: 1) != CGColor.opaqueWhite)
    #expect(CGColor.pureRed.copy(alpha: 0.5)?.alpha == 0.5)
    #expect(CGColor.pureRed.copy(alpha: 0.5) != CGColor.pureRed)
    #expect(CGColor.pureRed.numberOfComponents == 4 && CGColor(gray: 0, alpha: 1).numberOfComponents == 2)
  }

  @Test("unknown names are no color space")
  func names() throws {
    #expect(CGColorSpace(name: "kCGColorSpaceOfMine") == nil)
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    #expect(space.name == CGColorSpace.sRGB)
    #expect(space.model == .rgb && space.numberOfComponents == 3 && !space.isWideGamutRGB)
    #expect(p3.isWideGamutRGB)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
  }

  @Test("inks take light away")
  func cmyk() {
    let canvas = Canvas(1, 1)
    canvas.context.setFillColor(cyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas[0, 0] == "#008080FF")
  }

  @Test("a context of another space gets colors converted")
  func contextSpace() throws {
    let canvas = Canvas(1, 1, space: p3)
    canvas.context.setFillColor(CGColor.pureRed)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    // In CSS Color 4, sRGB red is color(display-p3 0.9175 0.2003 0.1386).
    #expect(canvas.channels(0, 0) == [234, 51, 35, 255])
  }
}
