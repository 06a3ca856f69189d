import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIColorWell", .ownHosts)
struct UIColorWellTests {
  private typealias Pixel = TestPixels.Pixel
  private let screen: ControlTestScreen
  private let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
    screen.show(well)
  }

  @Test("it is 28 points wide and high")
  func size() {
    #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
  }

  @Test("the ring has all hues, red at the top, with a gap between it and the disc")
  func ring() {
    well.selectedColor = .black
    let pixels = screen.pixels(of: well, scale: 4)
    let top = pixels[56, 6]
    #expect(top.red > 250 && top.green < 60)
    let bottom = pixels[56, 105]
    #expect(bottom.green > 200 && bottom.blue > 200 && bottom.red < 60)
    #expect(pixels[56, 16] == .clear)
    #expect(pixels[56, 56] == Pixel(0, 0, 0))
  }

  @Test("of a translucent color one half is opaque, unless alpha is not supported")
  func translucent() {
    well.selectedColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    var pixels = screen.pixels(of: well)
    #expect(pixels[11, 11].alpha == 255)
    #expect(pixels[17, 17].isNear(Pixel(0, 0, 0, 128)))
    well.supportsAlpha = false
    pixels = screen.pixels(of: well)
    #expect(pixels[17, 17].alpha == 255)
  }

  @Test("without a color there is the ring only")
  func empty() {
    #expect(screen.pixels(of: well)[14, 14] == .clear)
    #expect(screen.pixels(of: well).coveredCount > 100)
  }
}
