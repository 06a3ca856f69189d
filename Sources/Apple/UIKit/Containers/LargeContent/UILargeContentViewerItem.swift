import CoreGraphics

/// Something small on the screen that is shown large while a finger is held on it, for people who use large text.
///
/// Views are items: say so with ``showsLargeContentViewer``.
///
/// - Source: developer.apple.com/documentation/uikit/uilargecontentvieweritem
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the item is shown large.
  var showsLargeContentViewer: Bool { get }
  /// The text that is shown.
  var largeContentTitle: String? { get }
  /// The image that is shown.
  var largeContentImage: UIImage? { get }
  /// Whether the image is enlarged to the viewer's size.
  var scalesLargeContentImage: Bool { get }
  /// How far the image is moved so that it looks centered, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}
