import TestHosts
import Testing
import UIKit

@Suite(.ownHosts) struct UIFontTests {
  // MARK: - The system font's measures

  @Test("the system font has the recorded vertical metrics", arguments: [8, 12, 17, 28, 34] as [CGFloat])
  func verticalMetrics(size: CGFloat) {
    for font in [
      UIFont.systemFont(ofSize: size), .boldSystemFont(ofSize: size),
      .monospacedSystemFont(ofSize: size, weight: .regular),
    ] {
      #expect(abs(font.ascender - size * 0.9521484375) < 1e-6)
      #expect(abs(font.descender + size * 0.2412109375) < 1e-6)
      #expect(abs(font.lineHeight - size * 1.193359375) < 1e-6)
      #expect(font.leading == 0 && font.pointSize == size)
    }
    #expect(abs(UIFont.systemFont(ofSize: size).capHeight - size * 0.70458984375) < 1e-6)
  }

  @Test func xHeightOfSmallText() {
    #expect(abs(UIFont.systemFont(ofSize: 17).xHeight - 17 * 0.5263671875) < 1e-6)
  }

  @Test func standardSizes() {
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
  }

  @Test("a size that is none stands for 12")
  func sizesThatAreNone() {
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 12 && UIFont.systemFont(ofSize: .nan).pointSize == 12)
  }

  // MARK: - Names

  @Test("the system font is called as on iOS")
  func names() {
    #expect(UIFont.systemFont(ofSize: 17).familyName == ".AppleSystemUIFont")
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
    #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).fontName == ".SFUI-Semibold")
    #expect(UIFont.systemFont(ofSize: 17, weight: .bold).fontName == ".SFUI-Bold")
  }

  @Test("the emphasized system font is semibold, by its own method and by the bold trait; other families are bold")
  func emphasized() throws {
    let font = UIFont.boldSystemFont(ofSize: 17)
    #expect(font == UIFont.systemFont(ofSize: 17, weight: .semibold))
    #expect(font.fontName == ".SFUI-Semibold")
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let trait = try #require(UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: trait, size: 0) == font)
    let helvetica = try #require(UIFont(name: "Helvetica", size: 17)?.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: helvetica, size: 0).fontName == "Helvetica-Bold")
  }

  @Test("fonts are found by name, and an unknown name is nil")
  func byName() throws {
    let helvetica = try #require(UIFont(name: "Helvetica-Bold", size: 20))
    #expect(helvetica.familyName == "Helvetica" && helvetica.pointSize == 20)
    #expect(helvetica.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(name: "No Such Font", size: 20) == nil)
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    #expect(UIFont.familyNames == UIFont.familyNames.sorted() && !UIFont.familyNames.isEmpty)
  }

  // MARK: - Comparing

  @Test("fonts are equal by face and size; a text style's font is not a fixed one")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.italicSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.preferredFont(forTextStyle: .body) != UIFont.systemFont(ofSize: 17))
    #expect(UIFont.preferredFont(forTextStyle: .body).withSize(17) == UIFont.systemFont(ofSize: 17))
  }

  // MARK: - Descriptors

  @Test("a font made from its own descriptor is the same font")
  func descriptorRoundTrip() throws {
    let fonts = [
      UIFont.systemFont(ofSize: 13, weight: .heavy), .italicSystemFont(ofSize: 15),
      .monospacedSystemFont(ofSize: 11, weight: .medium), .monospacedDigitSystemFont(ofSize: 20, weight: .light),
      .preferredFont(forTextStyle: .headline), try #require(UIFont(name: "Helvetica", size: 14)),
    ]
    for font in fonts {
      #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
      #expect(UIFont(descriptor: font.fontDescriptor, size: 40).pointSize == 40)
    }
  }

  @Test("symbolic traits replace bold and italic")
  func symbolicTraits() throws {
    let descriptor = UIFont.systemFont(ofSize: 17, weight: .semibold).fontDescriptor
    #expect(descriptor.symbolicTraits == .traitBold)
    let italic = try #require(descriptor.withSymbolicTraits(.traitItalic))
    #expect(UIFont(descriptor: italic, size: 0) == UIFont.italicSystemFont(ofSize: 17))
    let both = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont.monospacedSystemFont(ofSize: 17, weight: .regular).fontDescriptor.symbolicTraits == .traitMonoSpace)
  }

  @Test("bold text styles have the emphasised weights of the guidelines")
  func emphasizedStyles() throws {
    let weights: [(UIFont.TextStyle, String)] = [
      (.largeTitle, ".SFUI-Bold"), (.title3, ".SFUI-Semibold"), (.body, ".SFUI-Semibold"), (.caption1, ".SFUI-Medium"),
    ]
    for (style, name) in weights {
      let bold = try #require(
        UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).withSymbolicTraits(.traitBold))
      #expect(UIFont(descriptor: bold, size: 0).fontName == name)
    }
  }

  @Test("only the system font has other designs")
  func designs() throws {
    let mono = try #require(UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(.monospaced))
    #expect(UIFont(descriptor: mono, size: 0) == UIFont.monospacedSystemFont(ofSize: 17, weight: .regular))
    for design in [UIFontDescriptor.SystemDesign.rounded, .serif] {
      let descriptor = try #require(UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor.withDesign(design))
      let font = UIFont(descriptor: descriptor, size: 0)
      #expect(font.pointSize == 17 && font != UIFont.systemFont(ofSize: 17, weight: .bold))
      #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }
    #expect(UIFont(name: "Helvetica", size: 17)?.fontDescriptor.withDesign(.rounded) == nil)
  }

  @Test("attributes choose family, weight, face and size")
  func attributes() {
    let weight = UIFontDescriptor(fontAttributes: [
      .size: 21, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(UIFont(descriptor: weight, size: 0) == UIFont.systemFont(ofSize: 21, weight: .bold))
    let family = UIFont.systemFont(ofSize: 17).fontDescriptor.withFamily("Helvetica").withFace("Bold")
    #expect(UIFont(descriptor: family, size: 0).fontName == "Helvetica-Bold")
    #expect(UIFontDescriptor(name: "Helvetica", size: 9).pointSize == 9)
  }

  @Test("the feature for digits of one width is that of the font for them")
  func features() {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]
    ])
    #expect(UIFont(descriptor: descriptor, size: 0) == UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular))
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let widths = "0123456789".map { String($0).size(withAttributes: [.font: digits]).width }
    #expect(Set(widths.map { ($0 * 1000).rounded() }).count == 1)
  }

  @Test("a font of any size has finite lines", arguments: [1e300, 1.8e307, .infinity, .nan, -1])
  func anySize(_ size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.pointSize > 0 && font.lineHeight.isFinite)
    let width = NSAttributedString(string: "W", attributes: [.font: font]).size().width
    #expect(width.isFinite && width > 0)
  }
}
