import Foundation

/// Scales fonts and other measures with the size of text that the user asked for.
///
/// Unchecked: it never changes.
///
/// - Source: developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle
  private static let body = UIFontMetrics(forTextStyle: .body)

  /// The metrics of the style `.body`.
  public class var `default`: UIFontMetrics { body }

  /// Metrics that scale as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Returns a font at the size that the current size category gives it; the size is a whole number of points.
  ///
  /// The font must not have been scaled before.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns a scaled font that gets no larger than a size; 0 stands for no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled for the size category of given traits; the current ones where that is nil.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font scaled for the size category of given traits, no larger than a size; 0 stands for no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preconditionOfCaller(
      font.scaling == nil, "UIFontMetrics: \(font) is scaled already; scale the font that it was made from")
    var size = scaled(font.pointSize, traitCollection).rounded()
    if maximumPointSize > 0 { size = min(size, maximumPointSize) }
    return UIFont(
      instance: font.withSize(size).instance,
      scaling: FontScaling(style: textStyle, base: font, maximumPointSize: maximumPointSize),
      features: font.features)
  }

  /// Returns a measure in points, scaled by the current size category and rounded to the screen's pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a measure in points, scaled by the size category of given traits and rounded to pixels of their scale.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    var scale = traitCollection?.displayScale ?? 0
    if scale == 0 { scale = UITraitCollection.current.displayScale }
    if scale == 0 { scale = 1 }
    return (scaled(value, traitCollection) * scale).rounded() / scale
  }

  private func scaled(_ value: CGFloat, _ traits: UITraitCollection?) -> CGFloat {
    let scaling = textStyle.scaling(for: UIFont.category(of: traits))
    return value * CGFloat(scaling.numerator) / CGFloat(scaling.denominator)
  }
}

/// How `UIFontMetrics` made a font, so that a label can make it again for another size category.
struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  let base: UIFont
  /// No limit where it is 0.
  let maximumPointSize: CGFloat
}
