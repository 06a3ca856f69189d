import CoreGraphics
import Foundation

/// Where a preview is shown before and after it is lifted.
///
/// - Source: developer.apple.com/documentation/uikit/uipreviewtarget
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  /// The view that the place is in. It has to be in a window when the preview is shown.
  public final let container: UIView

  /// The middle of the place, in the container's coordinates.
  public final let center: CGPoint

  /// How the preview is turned and scaled there.
  public final let transform: CGAffineTransform

  /// Creates a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// Creates a place where the preview is upright and as large as its view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
