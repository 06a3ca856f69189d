import CoreGraphics
import Foundation

/// The position of a preview before it is lifted and after it returns.
///
/// - Source: developer.apple.com/documentation/uikit/uipreviewtarget
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  /// The view that contains the position. It must be in a window when the preview is displayed.
  public final let container: UIView

  /// The center in the container's coordinates.
  public final let center: CGPoint

  /// The transform of the preview.
  public final let transform: CGAffineTransform

  /// Creates a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// Creates a target where the preview isn't transformed.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
