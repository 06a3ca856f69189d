import Foundation

/// The appearance of a dragged view.
///
/// - Source: developer.apple.com/documentation/uikit/uidragpreviewparameters
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The position of a dragged view before it is lifted and after it is dropped.
///
/// - Source: developer.apple.com/documentation/uikit/uidragpreviewtarget
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view under the finger during a drag.
///
/// - Source: developer.apple.com/documentation/uikit/uidragpreview
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  /// The view that is displayed.
  public final let view: UIView

  /// The appearance of the preview.
  @NSCopying public final var parameters: UIDragPreviewParameters

  /// Creates a preview of a view with an appearance.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview of a whole view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  open func copy(with zone: NSZone? = nil) -> Any { UIDragPreview(view: view, parameters: parameters) }
}

/// A view that is dragged from a position or dropped at it.
///
/// - Source: developer.apple.com/documentation/uikit/uitargeteddragpreview
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns the preview with another target.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitargeteddragpreview/retargetedpreview(with:)
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
