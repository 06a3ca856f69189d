import CoreGraphics

/// The texts of an alert above its buttons.
final class AlertHead: AlertScrollView {
  /// Divides a limited height between the head and the buttons.
  ///
  /// The head takes precedence until half of the height is left. With large text, on simulators of iOS 17, the buttons
  /// keep that half.
  /// - Source: flutter/flutter, packages/flutter/lib/src/cupertino/dialog.dart
  static func share(head: CGFloat, buttons: CGFloat, limit: CGFloat) -> (head: CGFloat, buttons: CGFloat) {
    guard head + buttons > limit, limit > 0 else { return (head, buttons) }
    let shown = min(buttons, max(limit / 2, limit - head))
    return (limit - shown, shown)
  }
}

extension UIFont {
  /// Returns the system font for a text in an alert. The size is scaled as a text style is, relative to the standard
  /// text size.
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
