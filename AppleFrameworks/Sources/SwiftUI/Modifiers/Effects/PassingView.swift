import UIKit

/// A view of ours that lets touches through where nothing of its content is hit.
class PassingView: UIView {
  /// What the content of an effect is put into.
  var contentView: UIView { self }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return nil
  }
}
