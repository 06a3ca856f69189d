import Foundation
import Typefaces

extension UIFont {
  /// Returns the font of a text style for the size category of the current traits.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style for the size category and legibility weight of given traits; `nil` for the
  /// current ones.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let instance = systemInstance(
      size: style.pointSize(for: UIFont.category(of: traitCollection)),
      weight: legible(style.weight, for: traitCollection), italic: false, design: .standard, features: [])
    return UIFont(instance: instance, textStyle: style, hasStyleWeight: true)
  }

  /// Returns the size category of the traits or else the current one.
  static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    if let category = traits?.preferredContentSizeCategory, category != .unspecified { return category }
    return UITraitCollection.current.preferredContentSizeCategory
  }

  /// The space below a line of the font's text style in the Human Interface Guidelines, in points. Interface Builder's
  /// labels have it between lines, and text views below each line. 0 without a text style.
  final var textStyleSpacing: CGFloat {
    guard let leading = textStyle?.leading(forSize: pointSize) else { return 0 }
    return max(0, leading - lineHeight)
  }

  /// Returns the font for the size category and legibility weight of given traits, for a label with
  /// `adjustsFontForContentSizeCategory`.
  ///
  /// A font with a fixed size doesn't change.
  package final func adjusted(for traits: UITraitCollection) -> UIFont {
    if let scaling {
      return UIFontMetrics(forTextStyle: scaling.style)
        .scaledFont(for: scaling.base, maximumPointSize: scaling.maximumPointSize, compatibleWith: traits)
    }
    guard let textStyle else { return self }
    let size = textStyle.pointSize(for: UIFont.category(of: traits))
    let weight = hasStyleWeight ? UIFont.legible(textStyle.weight, for: traits) : instance.weight
    if size == instance.pointSize && weight == instance.weight { return self }
    return UIFont(
      instance: FontCatalog.variant(of: instance, weight: weight, size: size), textStyle: textStyle,
      features: features, hasStyleWeight: hasStyleWeight)
  }
}
