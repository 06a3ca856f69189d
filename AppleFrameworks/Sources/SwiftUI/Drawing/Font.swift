import UIKit

/// A font that depends on the environment in which it is used.
///
/// - Source: developer.apple.com/documentation/swiftui/font
public struct Font: Hashable, Sendable {
  /// Unchecked: UIKit's fonts are immutable.
  enum Base: Hashable, @unchecked Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Weight?, Design?)
    case custom(String, CGFloat, TextStyle?)
    case font(UIFont)
  }

  let base: Base
  private(set) var look: Look = Look()

  struct Look: Hashable, Sendable {
    var weight: Weight?
    var isBold = false
    var isItalic = false
    var hasMonospacedDigits = false
    var isMonospaced = false
    var design: Design?
    var width: Width?
    var leading: Leading?
    var smallCaps = false
  }

  init(_ base: Base) {
    self.base = base
  }

  /// The purpose of a text, which determines the size of its font.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/font/textstyle
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The styles, from the largest to the smallest. `headline` has the size of `body`, but is bold.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var style: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// The thickness of strokes.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/font/weight
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    /// The lightest weight.
    public static let ultraLight = Weight(value: UIFont.Weight.ultraLight.rawValue)
    /// A weight that is lighter than light.
    public static let thin = Weight(value: UIFont.Weight.thin.rawValue)
    /// The light weight.
    public static let light = Weight(value: UIFont.Weight.light.rawValue)
    /// The regular weight.
    public static let regular = Weight(value: UIFont.Weight.regular.rawValue)
    /// A weight that is slightly heavier than regular.
    public static let medium = Weight(value: UIFont.Weight.medium.rawValue)
    /// A weight between medium and bold.
    public static let semibold = Weight(value: UIFont.Weight.semibold.rawValue)
    /// The bold weight.
    public static let bold = Weight(value: UIFont.Weight.bold.rawValue)
    /// A weight that is heavier than bold.
    public static let heavy = Weight(value: UIFont.Weight.heavy.rawValue)
    /// The heaviest weight.
    public static let black = Weight(value: UIFont.Weight.black.rawValue)
  }

  /// The width of glyphs.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/font/width
  public struct Width: Hashable, Sendable {
    /// The width value; 0 for the standard width.
    public var value: CGFloat
    /// Creates a width. Negative values are narrower than the standard width, and positive values are wider.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest width, -0.3.
    public static let compressed = Width(-0.3)
    /// A width that is narrower than standard, -0.2.
    public static let condensed = Width(-0.2)
    /// The standard width, 0.
    public static let standard = Width(0)
    /// A width that is wider than standard, 0.2.
    public static let expanded = Width(0.2)
  }

  /// The design of a system font.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/font/design
  public enum Design: Hashable, Sendable {
    /// The default design, with serifs, with rounded ends, or with glyphs of equal width.
    case `default`, serif, rounded, monospaced

    var design: UIFontDescriptor.SystemDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The line spacing of a font.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/font/leading
  public enum Leading: Hashable, Sendable {
    /// The standard spacing, tight spacing, or loose spacing.
    case standard, tight, loose
  }

  /// The font of large titles.
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  /// The font of titles.
  public static let title = Font(.style(.title, nil, nil))
  /// The font of second-level titles.
  public static let title2 = Font(.style(.title2, nil, nil))
  /// The font of third-level titles.
  public static let title3 = Font(.style(.title3, nil, nil))
  /// The font of headlines, which is bold.
  public static let headline = Font(.style(.headline, nil, nil))
  /// The font of subheadings.
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  /// The font of body text.
  public static let body = Font(.style(.body, nil, nil))
  /// The font of callouts.
  public static let callout = Font(.style(.callout, nil, nil))
  /// The font of footnotes.
  public static let footnote = Font(.style(.footnote, nil, nil))
  /// The font of captions.
  public static let caption = Font(.style(.caption, nil, nil))
  /// The font of smaller captions.
  public static let caption2 = Font(.style(.caption2, nil, nil))

  /// Creates a system font for a text style.
  ///
  /// - Parameters:
  ///   - design: The design; `nil` for the default one.
  ///   - weight: The weight; `nil` for that of the style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design, weight))
  }

  /// Creates a system font with a size in points that does not scale with the user's text size.
  ///
  /// - Parameters:
  ///   - weight: The weight; `nil` for the regular one.
  ///   - design: The design; `nil` for the default one.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size, weight, design))
  }

  /// Creates a font from its name and a size in points that scales like body text.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, .body)) }
  /// Creates a font from its name and a size in points that scales like a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size, textStyle))
  }

  /// Creates a font from its name and a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize, nil)) }

  /// Creates a font from a UIKit font.
  public init(_ font: UIFont) {
    self.init(.font(font))
  }

  /// Returns the font in bold.
  public func bold() -> Font { changed { $0.isBold = true } }

  /// Returns the font with or without bold.
  ///
  /// - Parameter isActive: Whether the font is bold.
  public func bold(_ isActive: Bool) -> Font { changed { $0.isBold = isActive } }

  /// Returns the font in italics.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// Returns the font with a weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  /// Returns the font with a width.
  public func width(_ width: Width) -> Font { changed { $0.width = width } }
  /// Returns the font with glyphs of equal width.
  public func monospaced() -> Font { changed { $0.isMonospaced = true } }
  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
  /// Returns the font with another line spacing. It affects only text styles.
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

  private func changed(_ change: (inout Look) -> Void) -> Font {
    var result = self
    change(&result.look)
    return result
  }

  /// Returns the UIKit font for an environment, with the attributes of a text.
  func resolve(in environment: EnvironmentValues, _ text: TextLook = TextLook()) -> UIFont {
    let traits = environment.traitCollection
    var font: UIFont
    var style: TextStyle?
    switch base {
    case .style(let textStyle, let design, let weight):
      style = textStyle
      font = UIFont.preferredFont(forTextStyle: textStyle.style, compatibleWith: traits)
      if let design, design != .default { font = font.designed(design) }
      if let weight { font = font.weighted(weight.value) }
    case .system(let size, let weight, let design):
      font = UIFont.systemFont(ofSize: size, weight: UIFont.Weight(rawValue: (weight ?? .regular).value))
      if let design, design != .default { font = font.designed(design) }
    case .custom(let name, let size, let relative):
      let scaled =
        relative.map { UIFontMetrics(forTextStyle: $0.style).scaledValue(for: size, compatibleWith: traits) } ?? size
      // A missing font is replaced with Helvetica, as on Apple's systems.
      font = UIFont(name: name, size: scaled) ?? UIFont(name: "Helvetica", size: scaled) ?? .systemFont(ofSize: scaled)
    case .font(let given): font = given
    }
    if let design = text.design ?? look.design, design != .default { font = font.designed(design) }
    if look.isMonospaced || text.isMonospaced { font = font.designed(.monospaced) }
    if let weight = look.weight { font = font.weighted(weight.value) }
    if let weight = text.weight { font = font.weighted(weight.value) }
    if look.isBold {
      font = font.weighted(style == .headline ? UIFont.Weight.heavy.rawValue : UIFont.Weight.bold.rawValue)
    }
    if text.isBold == true {
      font = font.emboldened(style, hasWeight: look.weight != nil || look.isBold || text.weight != nil)
    }
    if let width = look.width { font = font.widened(width.value) }
    if look.isItalic || text.isItalic == true { font = font.slanted() }
    if look.hasMonospacedDigits || text.hasMonospacedDigits { font = font.withMonospacedDigits() }
    return font
  }
}

extension Font {
  /// Returns the additional line spacing of a text style beyond the height of the font, in points. It is 0 for fonts
  /// with an explicit size.
  ///
  /// The value comes from Apple's table of text sizes and depends only on the size.
  ///
  /// - Source: developer.apple.com/design/human-interface-guidelines/typography#Specifications
  func leading(of font: UIFont) -> CGFloat {
    guard case .style = base else { return 0 }
    guard let distance = Font.lineDistances[Int(font.pointSize.rounded())] else { return 0 }
    return max(0, distance + leadingChange - font.lineHeight)
  }

  /// The change of the line spacing, in points. It is 0 for fonts without a text style.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct/traitlooseleading
  var leadingChange: CGFloat {
    guard case .style = base else { return 0 }
    return switch look.leading {
    case .tight: -2
    case .loose: 2
    case .standard, nil: 0
    }
  }

  /// The line heights by the size of the text style, both in points.
  private static let lineDistances: [Int: CGFloat] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28, 23: 29, 24: 30,
    25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41, 36: 43, 37: 44, 38: 46, 39: 47,
    40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59, 51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68,
    60: 70,
  ]
}

extension UIFont {
  fileprivate func designed(_ design: Font.Design) -> UIFont {
    fontDescriptor.withDesign(design.design).map { UIFont(descriptor: $0, size: pointSize) } ?? self
  }

  fileprivate func weighted(_ weight: CGFloat) -> UIFont {
    let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: weight]
    return UIFont(descriptor: fontDescriptor.addingAttributes([.traits: traits]), size: pointSize)
  }

  fileprivate func widened(_ width: CGFloat) -> UIFont {
    let traits: [UIFontDescriptor.TraitKey: Any] = [.width: width]
    return UIFont(descriptor: fontDescriptor.addingAttributes([.traits: traits]), size: pointSize)
  }

  /// Returns the bold font for a text style: semibold for most styles, and heavy if the style is already semibold.
  fileprivate func emboldened(_ style: Font.TextStyle?, hasWeight: Bool) -> UIFont {
    guard let style, !hasWeight else { return weighted(UIFont.Weight.bold.rawValue) }
    switch style {
    case .headline: return weighted(UIFont.Weight.heavy.rawValue)
    case .largeTitle, .title, .title2: return weighted(UIFont.Weight.bold.rawValue)
    default: return weighted(UIFont.Weight.semibold.rawValue)
    }
  }

  fileprivate func slanted() -> UIFont {
    fontDescriptor.withSymbolicTraits(fontDescriptor.symbolicTraits.union(.traitItalic))
      .map { UIFont(descriptor: $0, size: pointSize) } ?? self
  }

  fileprivate func withMonospacedDigits() -> UIFont {
    let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: 6, .selector: 0]]
    return UIFont(descriptor: fontDescriptor.addingAttributes([.featureSettings: settings]), size: pointSize)
  }
}
