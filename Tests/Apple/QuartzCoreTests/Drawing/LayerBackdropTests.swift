import Foundation
import QuartzCore
import TestHosts
import Testing

@Suite("The backdrop of a layer", .ownHosts)
struct LayerBackdropTests {
  private func glass(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, sigma: CGFloat = 5, saturation: CGFloat = 1,
    tint: CGColor? = nil
  ) -> CALayer {
    let glass = layer(x, y, width, height)
    glass.extrasToChange.backdrop = BackdropFilter(sigma: sigma, saturation: saturation, tint: tint)
    return glass
  }

  @Test("an edge becomes that of a Gaussian", arguments: [1, 2, 5, 12, 30] as [CGFloat])
  func gaussian(_ sigma: CGFloat) {
    // The width makes the ends of the picture irrelevant.
    let half = Int(4 * sigma) + 8
    let root = layer(
      0, 0, CGFloat(2 * half), 20, .black, layer(CGFloat(half), 0, CGFloat(half), 20, .white),
      glass(0, 0, CGFloat(2 * half), 20, sigma: sigma))
    let picture = Picture(root, width: 2 * half, height: 20)
    var worst = 0.0
    for x in 0..<2 * half {
      let distance = Double(x - half) + 0.5
      let ideal = 255 * 0.5 * (1 + erf(distance / (Double(sigma) * 2.0.squareRoot())))
      worst = max(worst, abs(Double(picture[x, 10].red) - ideal))
    }
    #expect(worst < 4.5)
  }

  @Test("sigma counts points, whatever the scale")
  func scale() {
    let root = layer(0, 0, 80, 20, .black, layer(40, 0, 40, 20, .white), glass(0, 0, 80, 20))
    let (once, twice) = (Picture(root, width: 80, height: 20), Picture(root, width: 80, height: 20, scale: 2))
    for x in stride(from: 0, to: 80, by: 5) { #expect(abs(once[x, 10].red - twice[2 * x, 20].red) < 8) }
  }

  @Test("only what is below and inside is blurred, and each pixel of one color stays what it is")
  func inside() {
    let above = layer(30, 0, 4, 20, .red)
    let root = layer(0, 0, 80, 20, .blue, layer(0, 0, 20, 20, .green), glass(20, 0, 60, 20), above)
    let picture = Picture(root, width: 80, height: 20)
    #expect(picture[19, 10] == Pixel(blue: 0, green: 255, red: 0, alpha: 255))
    #expect(picture[20, 10] == Pixel(blue: 255, green: 0, red: 0, alpha: 255))
    #expect(picture[29, 10] == picture[20, 10] && picture[31, 10].red == 255)
  }

  @Test("where nothing lies behind, there is the tint alone")
  func nothing() {
    let pane = glass(0, 0, 20, 20, tint: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let picture = Picture(pane, width: 20, height: 20)
    #expect(picture[10, 10] == Pixel(blue: 0, green: 0, red: 128, alpha: 128))
  }

  @Test("saturation moves colors away from their gray; 0 makes them gray")
  func saturation() {
    let color = CGColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
    let gray = Picture(layer(0, 0, 8, 8, color, glass(0, 0, 8, 8, saturation: 0)), width: 8, height: 8)[4, 4]
    #expect(gray.red == gray.green && gray.green == gray.blue && abs(gray.red - 113) <= 1)
    let strong = Picture(layer(0, 0, 8, 8, color, glass(0, 0, 8, 8, saturation: 2)), width: 8, height: 8)[4, 4]
    #expect(abs(strong.red - 193) <= 1 && abs(strong.green - 91) <= 1)
  }

  @Test("a rounded outline, a mask and an opacity hold")
  func shapes() {
    func picture(_ change: (CALayer) -> Void) -> Picture {
      let pane = glass(0, 0, 40, 40, tint: .black)
      change(pane)
      return Picture(layer(0, 0, 40, 40, .white, pane), width: 40, height: 40)
    }
    let rounded = picture { $0.cornerRadius = 20 }
    #expect(rounded[1, 1].red == 255 && rounded[20, 20].red == 0 && rounded[20, 0].red < 60)
    let masked = picture { $0.mask = layer(0, 0, 20, 40, .black) }
    #expect(masked[10, 10].red == 0 && masked[30, 10].red == 255)
    let faint = picture { $0.opacity = 0.25 }
    #expect(abs(faint[20, 20].red - 191) <= 1)
    let turned = picture { $0.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4)) }
    #expect(turned[1, 1].red == 255 && turned[20, 20].red == 0)
  }

  @Test("a silhouette has one color, and the layer's alpha")
  func silhouette() {
    let words = layer(10, 10, 20, 20, .red, layer(10, 0, 10, 20, .green))
    words.extrasToChange.silhouetteColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let picture = Picture(layer(0, 0, 40, 40, .black, words), width: 40, height: 40)
    #expect(picture[5, 5].blue == 0)
    #expect(abs(picture[12, 20].blue - 128) <= 1 && picture[12, 20].red == 0)
    #expect(picture[12, 20] == picture[28, 20])
    words.sublayers?[0].opacity = 0.5
    words.backgroundColor = nil
    let faint = Picture(layer(0, 0, 40, 40, .black, words), width: 40, height: 40)
    #expect(faint[12, 20].blue == 0 && abs(faint[28, 20].blue - 64) <= 1)
  }

  @Test("what is drawn is the same bytes each time, also onto pixels used before")
  func determinism() {
    let root = layer(0, 0, 80, 40, .black, layer(33, 7, 20, 20, .red), glass(3, 3, 60, 30, sigma: 9, saturation: 1.8))
    let pictures = (0..<2).map { _ in Picture(root, width: 80, height: 40) }
    #expect((0..<80).allSatisfy { x in (0..<40).allSatisfy { pictures[0][x, $0] == pictures[1][x, $0] } })
  }
}
