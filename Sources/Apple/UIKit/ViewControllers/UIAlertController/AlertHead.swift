import CoreGraphics

/// What an alert says above its buttons.
final class AlertHead: AlertScrollView {
  /// The room of head and buttons, from top to bottom, where both together may be as high as a limit.
  ///
  /// What is said goes first until half is left: in large text, on simulators of iOS 17, the buttons keep that.
  /// - Source: flutter/flutter, packages/flutter/lib/src/cupertino/dialog.dart
  static func share(head: CGFloat, buttons: CGFloat, limit: CGFloat) -> (head: CGFloat, buttons: CGFloat) {
    guard head + buttons > limit, limit > 0 else { return (head, buttons) }
    let shown = min(buttons, max(limit / 2, limit - head))
    return (limit - shown, shown)
  }
}

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
