import CoreGraphics

/// The container of the view that the app displays on top of the keyboard, which fills it. Without keys below, its safe
/// area ends above the home indicator, even during the animation of the keyboard.
///
/// - Source: Apple's answer to openradar.me/34411433: views above the keyboard have to respect their own safe area.
final class KeyboardAccessoryHost: UIView {
  /// The height of the home indicator's area.
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

  /// Replaces the contained view; `nil` for none.
  func hold(_ view: UIView?) {
    for old in subviews where old !== view { old.removeFromSuperview() }
    guard let view else { return }
    if view.superview !== self { addSubview(view) }
    // The container extends to the end of the view.
    if frame.height != view.frame.maxY { frame.size.height = view.frame.maxY }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
