import CoreGraphics

/// What the app shows on top of the keyboard lies in it and fills it. Where no keys are below, its safe area ends above the line at the
/// bottom of the screen, also while the keyboard is on its way.
///
/// - Source: Apple's answer to openradar.me/34411433: what lies on top of the keyboard has to respect its own safe area.
final class KeyboardAccessoryHost: UIView {
  /// How much that line takes.
  var bottomInset: CGFloat = 0 {
    didSet {
      guard bottomInset != oldValue else { return }
      for view in subviews { view.updateSafeAreaInsets() }
    }
  }

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    insets.bottom = bottomInset
    return insets
  }

  /// Has a view in it, in the place of another; `nil` for none.
  func hold(_ view: UIView?) {
    for old in subviews where old !== view { old.removeFromSuperview() }
    guard let view else { return }
    if view.superview !== self { addSubview(view) }
    // It reaches to the end.
    if frame.height != view.frame.maxY { frame.size.height = view.frame.maxY }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
