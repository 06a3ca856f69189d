import CoreGraphics
import Foundation

/// The style of a pointer over a region.
///
/// - Source: developer.apple.com/documentation/uikit/uipointerstyle
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  final let effect: UIPointerEffect?
  final let shape: UIPointerShape?
  final let isHidden: Bool
  /// The outline of a plate in the view's coordinates; `nil` for one that suits the view.
  final var outline: CGPath?

  private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, isHidden: Bool) {
    (self.effect, self.shape, self.isHidden) = (effect, shape, isHidden)
    super.init()
  }

  /// Creates a style with an effect on the view and the pointer.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape, isHidden: false)
  }

  /// Creates a style with another shape of the pointer.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init(nil, shape, isHidden: false)
  }

  /// Returns a style without a pointer.
  open class func hidden() -> Self { unsafeDowncast(UIPointerStyle(nil, nil, isHidden: true), to: Self.self) }

  /// Returns the style of the system's pointer.
  open class func system() -> Self { unsafeDowncast(UIPointerStyle(nil, nil, isHidden: false), to: Self.self) }
}
