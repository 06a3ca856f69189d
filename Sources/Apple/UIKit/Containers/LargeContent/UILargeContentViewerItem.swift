import CoreGraphics

/// A small item that is shown enlarged while the user touches it, for people who use large text.
///
/// Views conform to this protocol. They take part if ``showsLargeContentViewer`` is `true`.
///
/// - Source: developer.apple.com/documentation/uikit/uilargecontentvieweritem
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the item is shown enlarged.
  var showsLargeContentViewer: Bool { get }
  /// The text that is shown.
  var largeContentTitle: String? { get }
  /// The image that is shown.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled to the size of the viewer.
  var scalesLargeContentImage: Bool { get }
  /// The insets that center the image visually, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
