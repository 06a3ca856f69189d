import Foundation

/// How `UIFontMetrics` made a font, so that a label can make it again for another size category.
struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  let base: UIFont
  /// No limit where it is 0.
  let maximumPointSize: CGFloat
}
