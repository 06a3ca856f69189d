import CoreGraphics
import Foundation

/// The minimum and maximum size of an app's windows.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenesizerestrictions
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The minimum width and height, in points.
  ///
  /// - Default: zero, which means the system's own limit. It applies from the next change of the size.
  open var minimumSize = CGSize.zero

  /// The maximum width and height, in points. A larger ``minimumSize`` takes precedence.
  ///
  /// - Default: the largest number. It applies from the next change of the size.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Whether the scene can fill the screen. The system uses it only in apps for Mac Catalyst.
  ///
  /// - Default: `true`.
  open var allowsFullScreen = true

  override init() { super.init() }

  /// Returns the allowed size that is nearest to another one.
  func nearest(to size: CGSize) -> CGSize {
    CGSize(
      width: max(minimumSize.width, min(size.width, maximumSize.width)),
      height: max(minimumSize.height, min(size.height, maximumSize.height)))
  }
}

extension UIWindowScene {
  /// The limits of the scene's size, which are set by changing its properties.
  ///
  /// - Returns: `nil` if windows can't be resized: on phones, in apps of SDKs before 27.
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
