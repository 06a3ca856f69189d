import CoreGraphics
import Foundation

/// A view that is lifted from the screen, with its appearance and its position.
///
/// - Source: developer.apple.com/documentation/uikit/uitargetedpreview
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  /// The view that is displayed.
  public final let view: UIView

  /// The appearance of the preview.
  public final let parameters: UIPreviewParameters

  /// The position of the preview.
  public final let target: UIPreviewTarget

  /// Creates a preview of a view at a target. The view doesn't need to be in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview of a view at its position. The view must be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let superview = view.superview else {
      fatalError(
        "UITargetedPreview initializer requires that the view is in a window, but it is not: \(view.briefDescription)")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: superview, center: view.center, transform: view.transform))
  }

  /// Creates a preview of a whole view at its position. The view must be in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns the preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
