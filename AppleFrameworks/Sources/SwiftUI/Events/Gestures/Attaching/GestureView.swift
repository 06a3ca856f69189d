import UIKit

/// A view that contains content with gestures. It receives touches on its content or in its content shape.
final class GestureView: PassingView {
  var contentPath: ((CGRect) -> Path)?
  var contentIsEOFilled = false
  /// Whether this view receives touches instead of its content.
  var coversContent = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    if let contentPath {
      guard contentPath(bounds).contains(point, eoFill: contentIsEOFilled) else { return nil }
      return coversContent ? self : super.hitTest(point, with: event) ?? self
    }
    let hit = super.hitTest(point, with: event)
    return hit != nil && coversContent ? self : hit
  }
}
