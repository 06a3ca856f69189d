import CoreGraphics

/// The shape of a pointer.
///
/// - Source: developer.apple.com/documentation/uikit/uipointershape-swift.enum
public enum UIPointerShape {
  case path(UIBezierPath)
  /// A rectangle in the view's coordinates. The default radius is the system's.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// The value for the system's radius.
  public static let defaultCornerRadius: CGFloat = -1
}
