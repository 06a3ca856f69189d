import CoreGraphics

extension UIFont {
  /// The system's font for words of an alert, as much larger than a size as a text style is than in the standard size of text.
  static func alertFont(
    ofSize size: CGFloat, weight: Weight, _ style: TextStyle, _ traits: UITraitCollection
  ) -> UIFont {
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    let growth =
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      / UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).pointSize
    return .systemFont(ofSize: size * growth, weight: weight)
  }
}
