import TestHosts
import Testing
import UIKit

/// The setting Bold Text, `legibilityWeight`.
@Suite(.ownHosts) @MainActor struct BoldTextTests {
  init() { StandardScreen.make() }

  private let bold = UITraitCollection(legibilityWeight: .bold)

  private func inBoldText<Result>(_ make: () -> Result) -> Result {
    var result: Result?
    UITraitCollection.current.modifyingTraits { $0.legibilityWeight = .bold }.performAsCurrent { result = make() }
    return result!
  }

  @Test(
    "every weight of the system font gets two steps heavier, heavy and black are the heaviest",
    arguments: [
      (.ultraLight, .light), (.thin, .regular), (.light, .medium), (.regular, .semibold), (.medium, .bold),
      (.semibold, .heavy), (.bold, .heavy), (.heavy, .black), (.black, .black),
    ] as [(UIFont.Weight, UIFont.Weight)])
  func weights(weight: UIFont.Weight, shown: UIFont.Weight) {
    let font = inBoldText { UIFont.systemFont(ofSize: 17, weight: weight) }
    #expect(font.fontName == UIFont.systemFont(ofSize: 17, weight: shown).fontName)
  }

  @Test("text styles follow the traits that they are asked for, and fonts by name do not")
  func textStyles() {
    let style = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
    #expect(style.fontName == UIFont.systemFont(ofSize: 17, weight: .semibold).fontName && style.pointSize == 17)
    #expect(inBoldText { UIFont.preferredFont(forTextStyle: .body) } == style)
    let regular = UITraitCollection(legibilityWeight: .regular)
    #expect(
      inBoldText { UIFont.preferredFont(forTextStyle: .body, compatibleWith: regular) }
        == UIFont.preferredFont(forTextStyle: .body))
    #expect(inBoldText { UIFont(name: "Helvetica", size: 17) } == UIFont(name: "Helvetica", size: 17))
  }

  @Test("a label that follows the text size follows Bold Text, there and back")
  func labels() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Hamburgefonstiv"
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(label)
    let width = label.intrinsicContentSize.width
    window.traitOverrides.legibilityWeight = .bold
    window.layoutIfNeeded()
    #expect(label.font.fontName == ".SFUI-Semibold")
    #expect(label.intrinsicContentSize.width > width)
    window.traitOverrides.legibilityWeight = .regular
    window.layoutIfNeeded()
    #expect(label.font == .preferredFont(forTextStyle: .body) && label.intrinsicContentSize.width == width)
  }

  @Test("a bold trait that was asked for survives another text size")
  func boldTraitStays() throws {
    let descriptor = try #require(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold))
    let label = UILabel()
    label.font = UIFont(descriptor: descriptor, size: 0)
    label.adjustsFontForContentSizeCategory = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(label)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    window.layoutIfNeeded()
    #expect(label.font.pointSize == 28 && label.font.fontName == ".SFUI-Semibold")
  }

  @Test("the setting is that of the screen")
  func setting() {
    #expect(!UIAccessibility.isBoldTextEnabled)
    var configuration = ScreenConfiguration.standard
    configuration.legibilityWeight = .bold
    UIApplication.shared.connect(UIWindowScene(screen: UIScreen(configuration: configuration)))
    #expect(UIAccessibility.isBoldTextEnabled)
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Semibold")
    StandardScreen.make()
    #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
  }
}
