import Foundation

/// An object that scales fonts and other values with the user's text size.
///
/// Unchecked: it is immutable.
///
/// - Source: developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle
  private static let body = UIFontMetrics(forTextStyle: .body)

  /// The metrics of the text style `.body`.
  public class var `default`: UIFontMetrics { body }

  /// Creates metrics that scale like a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Returns a font scaled for the current size category. The size is rounded to a whole number of points.
  ///
  /// The font must not be scaled already.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  /// Returns a font scaled for the current size category with a maximum size; 0 for no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled for the size category of given traits; `nil` for the current ones.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font scaled for the size category of given traits with a maximum size; 0 for no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preconditionOfCaller(
      font.scaling == nil, "UIFontMetrics: \(font) is already scaled; scale the original font instead")
    var size = scaled(font.pointSize, traitCollection).rounded()
    if maximumPointSize > 0 { size = min(size, maximumPointSize) }
    return UIFont(
      instance: font.withSize(size).instance,
      scaling: FontScaling(style: textStyle, base: font, maximumPointSize: maximumPointSize),
      features: font.features)
  }

  /// Returns a value in points, scaled for the current size category and rounded to pixels of the screen.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a value in points, scaled for the size category of given traits and rounded to pixels of their scale.
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

/// The parameters with which `UIFontMetrics` scaled a font, so that a label can scale it for another size category.
struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  let base: UIFont
  /// The maximum size; 0 for no limit.
  let maximumPointSize: CGFloat
}
