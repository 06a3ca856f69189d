import UIKit

/// The size of a preview of a `PreviewProvider`.
///
/// - Source: developer.apple.com/documentation/swiftui/previewlayout
public enum PreviewLayout: Sendable {
  /// The size of a device's screen.
  case device
  /// The size of the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}
