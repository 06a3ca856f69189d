import CoreGraphics
import Foundation

/// The smallest and largest size that a person can give an app's windows.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenesizerestrictions
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The least width and height, in points.
  ///
  /// - Default: zero, for the system's own limit. It holds from the next change of size on.
  open var minimumSize = CGSize.zero

  /// The largest width and height, in points. Where it is less than ``minimumSize``, that holds.
  ///
  /// - Default: the largest number. It holds from the next change of size on.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Whether the scene can fill the screen. The system asks for it in apps for Mac Catalyst alone.
  ///
  /// - Default: `true`.
  open var allowsFullScreen = true

  override init() { super.init() }

  /// Returns the size nearest to another one that a window can have.
  func nearest(to size: CGSize) -> CGSize {
    CGSize(
      width: max(minimumSize.width, min(size.width, maximumSize.width)),
      height: max(minimumSize.height, min(size.height, maximumSize.height)))
  }
}

extension UIWindowScene {
  /// The limits of the scene's size; change their properties to set them.
  ///
  /// - Returns: `nil` where windows have no size of their own: on phones, in apps of SDKs before 27.
  /// - Source: developer.apple.com/documentation/uikit/uiwindowscene/sizerestrictions
  public final var sizeRestrictions: UISceneSizeRestrictions? {
    guard screen.configuration.hasResizableScenes else { return nil }
    let restrictions = sizeRestrictionsStorage ?? UISceneSizeRestrictions()
    sizeRestrictionsStorage = restrictions
    return restrictions
  }

  /// Returns the size nearest to another one that the app allows.
  package final func allowedSize(nearestTo size: CGSize) -> CGSize { sizeRestrictions?.nearest(to: size) ?? size }
}
