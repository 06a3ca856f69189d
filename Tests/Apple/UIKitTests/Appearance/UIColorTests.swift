import TestHosts
import Testing
import UIKit

@Suite(.ownHosts) struct UIColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-9, -9, -9, -9)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha]
  }

  // MARK: - Components

  @Test("components outside 0...1 are kept, alpha is clamped")
  func extendedComponents() {
    #expect(components(UIColor(red: 1.5, green: -0.25, blue: 0.5, alpha: 2)) == [1.5, -0.25, 0.5, 1])
    #expect(components(UIColor(white: 0.25, alpha: -1)) == [0.25, 0.25, 0.25, 0])
  }

  @Test(
    "hue goes round the six corners of the color circle",
    arguments: zip(0...6, ["100", "110", "010", "011", "001", "101", "100"]))
  func hue(_ sixths: Int, _ expected: String) {
    let made = components(UIColor(hue: CGFloat(sixths) / 6, saturation: 1, brightness: 1, alpha: 1))
    let digits = made.prefix(3).map { abs($0) < 1e-9 ? "0" : abs($0 - 1) < 1e-9 ? "1" : "?" }
    #expect(digits.joined() == expected)
  }

  @Test("hue, saturation and brightness survive a round trip")
  func hueRoundTrip() {
    for step in 0..<24 {
      let wanted: [CGFloat] = [CGFloat(step) / 24, 0.2 + CGFloat(step % 5) / 8, 0.9 - CGFloat(step % 3) / 4, 0.5]
      let color = UIColor(hue: wanted[0], saturation: wanted[1], brightness: wanted[2], alpha: wanted[3])
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
      #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
      for (actual, wanted) in zip([hue, saturation, brightness, alpha], wanted) { #expect(abs(actual - wanted) < 1e-9) }
    }
  }

  @Test("a gray has no hue, and black no saturation")
  func grayHasNoHue() {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
    UIColor.black.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect([hue, saturation, brightness] == [0, 0, 0])
    UIColor.gray.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect([hue, saturation, brightness] == [0, 0, 0.5])
  }

  @Test("white is the gray itself, or one of the same luminance")
  func white() {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(UIColor.lightGray.getWhite(&white, alpha: &alpha))
    #expect(white == 2.0 / 3 && alpha == 1)
    #expect(UIColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.3 && alpha == 0.5)
    UIColor.green.getWhite(&white, alpha: nil)
    #expect(abs(white - 0.8625) < 0.001)
  }

  @Test("P3's red lies outside sRGB, at the figures that Apple's own conversion gives")
  func displayP3() {
    let converted = components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    for (actual, expected) in zip(converted, [1.0930, -0.2267, -0.1501, 1]) { #expect(abs(actual - expected) < 0.0005) }
    #expect(components(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)).allSatisfy { abs($0 - 1) < 1e-6 })
    let clamped = UIColor(displayP3Red: 2, green: -1, blue: 0, alpha: 1)
    #expect(clamped == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
  }

  // MARK: - Comparing

  @Test("colors are equal by kind and components")
  func equality() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red != UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor.label == UIColor.label && UIColor.label != UIColor.systemBackground)
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    let closure: (UITraitCollection) -> UIColor = { _ in .red }
    let dynamic = UIColor(dynamicProvider: closure)
    #expect(dynamic == dynamic && dynamic != UIColor(dynamicProvider: closure) && dynamic != UIColor.red)
  }

  @Test("a set keeps one of equal colors")
  func hashing() {
    let colors: Set<UIColor> = [.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1), .label, .label, .blue]
    #expect(colors.count == 3)
  }

  @Test("descriptions are UIKit's")
  func descriptions() {
    #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    #expect(UIColor.lightGray.description == "UIExtendedGrayColorSpace 0.666667 1")
    #expect(UIColor.label.description == "<UIDynamicSystemColor: name = labelColor>")
  }

  // MARK: - Dynamic colors

  @Test("a dynamic color is resolved for the traits it is asked for, or the current ones")
  func provider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    #expect(components(color) == [0, 0, 0, 1])
    dark.performAsCurrent { #expect(components(color) == [1, 1, 1, 1]) }
    #expect(components(color) == [0, 0, 0, 1])
  }

  @Test("a dynamic color may answer with another dynamic one")
  func nestedProvider() {
    let color = UIColor { traits in
      traits.accessibilityContrast == .high ? .black : UIColor { _ in .systemRed.withAlphaComponent(0.5) }
    }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let expected = UIColor(red: 1, green: 69.0 / 255, blue: 58.0 / 255, alpha: 0.5)
    #expect(color.resolvedColor(with: dark) == expected)
  }

  @Test("alpha leaves a dynamic color dynamic, and the last alpha counts")
  func dynamicAlpha() {
    let color = UIColor.label.withAlphaComponent(0.2).withAlphaComponent(0.4)
    #expect(components(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))) == [0, 0, 0, 0.4])
    #expect(components(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))) == [1, 1, 1, 0.4])
  }

  @Test("a color that is not dynamic resolves to itself")
  func staticResolves() {
    #expect(UIColor.red.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) === UIColor.red)
  }

  // MARK: - Core Graphics

  @Test("a color of Core Graphics keeps kind and components both ways")
  func coreGraphics() {
    for color in [UIColor.red, .lightGray, UIColor(displayP3Red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)] {
      #expect(UIColor(cgColor: color.cgColor) == color)
    }
    #expect(UIColor(cgColor: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)) == UIColor.red)
    #expect(UIColor.clear.cgColor.alpha == 0)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    dark.performAsCurrent { #expect(UIColor.label.cgColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor) }
  }

  // MARK: - Literals and archives

  @Test func literal() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color: UIColor = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
  }

  @Test("colors come back from an archive")
  func archive() throws {
    let colors: [UIColor] = [
      .red, .lightText, .systemTeal, UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
    ]
    for color in colors {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      color.encode(with: archiver)
      archiver.finishEncoding()
      let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      #expect(UIColor(coder: unarchiver) == color)
    }
  }

  @Test("a color of Core Image has the components of sRGB, there and back")
  func coreImage() {
    let color = CIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(components(UIColor(ciColor: color)) == [0.25, 0.5, 0.75, 0.5])
    #expect(UIColor(ciColor: color).ciColor == color)
    #expect(
      CIColor(string: "0.25 0.5 0.75 0.5") == color && CIColor(string: "1") == .red && CIColor(string: "") == .black)
    #expect(color.stringRepresentation == "0.25 0.5 0.75 0.5" && color.numberOfComponents == 4)
    #expect(CIColor(cgColor: UIColor.white.cgColor) == .white)
    #expect(CIColor(color: .clear).alpha == CIColor.clear.alpha)
    #expect(components(UIColor(ciColor: .yellow)) == [1, 1, 0, 1])
  }
}

@Suite(.ownHosts) struct PatternColorTests {
  @Test("a pattern paints copies of its image, upright, from the context's top left corner")
  func pattern() throws {
    let color = UIColor(patternImage: try UIImage.picture(["RG", "BW"]))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 3), format: format).image {
      color.setFill()
      $0.fill(CGRect(x: 1, y: 0, width: 4, height: 3))
    }
    #expect((0..<3).map(try ShownPixels(image).row) == [".GRGR", ".WBWB", ".GRGR"])
    #expect(!color.getRed(nil, green: nil, blue: nil, alpha: nil))
    let other = UIColor(patternImage: try UIImage.picture(["RG", "BW"]))
    #expect(color == color && color != other)
  }

  @Test func patternOfNothing() {
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
  }

  @Test("less prominence leaves less alpha, of the color as it was")
  func prominence() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let faded = red.withProminence(.secondary)
    #expect(faded.prominence == .secondary && red.prominence == .primary && abs(faded.cgColor.alpha - 0.3) < 0.001)
    #expect(abs(faded.withProminence(.primary).cgColor.alpha - 0.5) < 0.001)
    #expect(faded == red.withProminence(.secondary) && faded != red.withProminence(.tertiary))
    let dynamic = UIColor.label.withProminence(.tertiary)
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    dynamic.resolvedColor(with: light).getWhite(&white, alpha: &alpha)
    #expect(white == 0 && abs(alpha - 0.3) < 0.001)
    dynamic.resolvedColor(with: dark).getWhite(&white, alpha: &alpha)
    #expect(white == 1 && abs(alpha - 0.3) < 0.001)
  }

  @Test(
    "colors have names in words",
    arguments: [
      (UIColor.red, "red"), (.black, "black"), (.white, "white"), (.gray, "gray"), (.brown, "brown"),
      (.orange, "orange"), (.clear, "clear"), (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"),
      (UIColor(red: 0.8, green: 1, blue: 0.8, alpha: 1), "light green"),
    ])
  func names(_ color: UIColor, _ name: String) {
    #expect(color.accessibilityName == name)
  }
}
