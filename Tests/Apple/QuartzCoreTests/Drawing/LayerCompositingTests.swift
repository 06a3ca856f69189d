import Foundation
@_spi(Host) import QuartzCore
import TestHosts
import Testing

@Suite("Blurred and blended layers", .ownHosts)
struct LayerCompositingTests {
  @Test(
    "all that a layer draws is blurred by a Gaussian, and what lies behind stays as it is",
    arguments: [2, 6, 15] as [CGFloat])
  func gaussian(_ sigma: CGFloat) {
    let half = Int(4 * sigma) + 8
    let (width, middle) = (4 * half, 2 * half)
    let blurred = layer(CGFloat(half), 0, CGFloat(half), 40, .black)
    blurred.groupBlurRadius = sigma
    let root = layer(0, 0, CGFloat(width), 40, .white, layer(0, 0, 4, 40, .red), blurred)
    let picture = Picture(root, width: width, height: 40)
    var worst = 0.0
    // The pixels are around the right edge, far from the ends of the picture.
    for x in middle - half / 2..<middle + half / 2 {
      let distance = Double(x - middle) + 0.5
      let ideal = 255 * 0.5 * (1 + erf(distance / (Double(sigma) * 2.0.squareRoot())))
      worst = max(worst, abs(Double(picture[x, 20].red) - ideal))
    }
    #expect(worst < 5)
    #expect(picture[3, 20].red == 255 && picture[3, 20].blue == 0 && picture[4, 20].blue == 255)
  }

  @Test("sublayers are blurred with the layer, and its opacity is that of the whole")
  func group() {
    let parent = layer(10, 10, 40, 40, nil, layer(0, 0, 40, 40, .black), layer(0, 0, 40, 40, .white))
    parent.groupBlurRadius = 3
    parent.opacity = 0.5
    let picture = Picture(layer(0, 0, 60, 60, .black, parent), width: 60, height: 60)
    #expect(abs(picture[30, 30].red - 128) <= 2)
  }

  @Test("a layer that masks to its bounds blurs what is in these, and nothing shines out")
  func masked() {
    let parent = layer(10, 10, 40, 40, .black, layer(20, 0, 60, 40, .white))
    parent.masksToBounds = true
    parent.groupBlurRadius = 4
    let picture = Picture(layer(0, 0, 60, 60, .red, parent), width: 60, height: 60)
    #expect(picture[9, 30].red == 255 && picture[9, 30].blue == 0)
    #expect(picture[10, 30].red < 6 && picture[49, 30].blue > 249)
    #expect(picture[30, 30].red > 90 && picture[30, 30].red < 165)
  }

  @Test("what is neither positive nor finite is no blur", arguments: [0, -1, CGFloat.nan, .infinity])
  func none(_ radius: CGFloat) {
    let single = layer(10, 10, 20, 20, .black)
    single.groupBlurRadius = radius
    #expect(single.groupBlurRadius == 0)
  }

  @Test("a blend mode is that of the layer with all that is in it")
  func blending() {
    let yellow = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
    let cyan = CGColor(red: 0, green: 1, blue: 1, alpha: 1)
    let parent = layer(0, 0, 40, 40, nil, layer(0, 0, 40, 40, .red), layer(0, 0, 20, 40, cyan))
    parent.groupBlendMode = .multiply
    let picture = Picture(layer(0, 0, 60, 40, yellow, parent), width: 60, height: 40)
    #expect(picture[10, 20] == Pixel(blue: 0, green: 255, red: 0, alpha: 255))
    #expect(picture[30, 20] == Pixel(blue: 0, green: 0, red: 255, alpha: 255))
    #expect(picture[50, 20] == Pixel(blue: 0, green: 255, red: 255, alpha: 255))
  }

  @Test("a blurred layer reaches three standard deviations further, and a copy for the screen has both")
  func extent() {
    let single = layer(10, 10, 20, 20, .black)
    single.groupBlurRadius = 5
    #expect(LayerExtent.all(of: single) == CGRect(x: -16, y: -16, width: 52, height: 52))
    let copy = CALayer(layer: single)
    #expect(copy.groupBlurRadius == 5)
  }

  @Test("a compositing filter is the blend mode of its name")
  func filter() {
    let yellow = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
    let cyan = CGColor(red: 0, green: 1, blue: 1, alpha: 1)
    func mixed(_ filter: Any?) -> Pixel {
      let top = layer(0, 0, 10, 10, cyan)
      top.compositingFilter = filter
      return Picture(layer(0, 0, 10, 10, yellow, top), width: 10, height: 10)[5, 5]
    }
    #expect(mixed("multiplyBlendMode") == Pixel(blue: 0, green: 255, red: 0, alpha: 255))
    #expect(mixed("screenBlendMode") == Pixel(blue: 255, green: 255, red: 255, alpha: 255))
    #expect(mixed("differenceBlendMode") == Pixel(blue: 255, green: 0, red: 255, alpha: 255))
    #expect(mixed("darkenBlendMode") == mixed("multiplyBlendMode"))
    for other in [nil, "unknown", 5] as [Any?] { #expect(mixed(other) == mixed("normalBlendMode")) }
    let kept = CALayer()
    kept.compositingFilter = "overlayBlendMode"
    #expect(CALayer(layer: kept).compositingFilter as? String == "overlayBlendMode")
  }

  @Test("a style gives values for keys that a layer has no values for")
  func style() {
    let styled = CALayer()
    styled.style = ["mood": "calm", "style": ["mood": "wild", "age": 5]]
    #expect(styled.value(forKey: "mood") as? String == "calm" && styled.value(forKey: "age") as? Int == 5)
    styled.setValue("glad", forKey: "mood")
    #expect(styled.value(forKey: "mood") as? String == "glad" && styled.value(forKey: "other") == nil)
    styled.style = nil
    #expect(styled.value(forKey: "age") == nil)
  }
}
