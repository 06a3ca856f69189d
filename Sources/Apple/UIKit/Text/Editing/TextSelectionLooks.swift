import CoreGraphics

/// How selected text is shown.
enum TextSelectionLooks {
  /// How much of the tint color lies behind selected text.
  static let alpha: CGFloat = 0.2
}
