/// The space that the keyboard takes at the bottom of a view.
///
/// There is no keyboard here: the guide spans the view's width and is as high as the safe area at the bottom, which is
/// what it is on a phone while the keyboard is away.
///
/// - Source: developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats or is split. None does without a keyboard, so that layout is the
  /// same either way.
  ///
  /// - Default: `false`.
  open var followsUndockedKeyboard = false

  /// Whether the guide, while the keyboard is away, is as high as the safe area at the bottom. Otherwise it is empty.
  ///
  /// - Default: `true`.
  open var usesBottomSafeArea = true {
    didSet {
      if usesBottomSafeArea != oldValue, let owner { ConstraintLayout.safeAreaInsetsDidChange(owner) }
    }
  }
}
