import UIKit

/// How large a preview of a `PreviewProvider` is shown.
///
/// - Source: developer.apple.com/documentation/swiftui/previewlayout
public enum PreviewLayout: Sendable {
  /// On a device's screen.
  case device
  /// In its own size.
  case sizeThatFits
  /// In a size in points.
  case fixed(width: CGFloat, height: CGFloat)
}
