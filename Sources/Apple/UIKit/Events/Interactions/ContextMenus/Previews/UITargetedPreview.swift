import CoreGraphics
import Foundation

/// A view that is lifted off the screen, with how it looks and where it comes from.
///
/// - Source: developer.apple.com/documentation/uikit/uitargetedpreview
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  /// The view that is shown.
  public final let view: UIView

  /// How it looks.
  public final let parameters: UIPreviewParameters

  /// Where it comes from.
  public final let target: UIPreviewTarget

  /// Creates a preview of a view at a place of its own. The view need not be in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview of a view where that is, which has to be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let superview = view.superview else {
      fatalError(
        "UITargetedPreview initializer requires that the view is in a window, but it is not: \(view.briefDescription)")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: superview, center: view.center, transform: view.transform))
  }

  /// Creates a preview of all of a view where that is, which has to be in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns the same preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
