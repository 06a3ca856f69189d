import UIKit

/// A view around content that gestures belong to. It is hit where its content is, or where a content shape says.
final class GestureView: PassingView {
  var contentPath: ((CGRect) -> Path)?
  var contentIsEOFilled = false
  /// Whether what lies inside is left out, so that only the gestures of this view count.
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
