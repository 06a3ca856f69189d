/// A layout guide for the area of the keyboard at the bottom of a view.
///
/// The guide has the width of the view. Its height is that of the part of the view that the keyboard covers; while the
/// keyboard is hidden, it is the bottom safe area inset. The host's keyboard is at the bottom edge of the screen, away
/// from the others, and never floats.
///
/// - Source: developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a floating or split keyboard. The host's keyboard never is, so it has no effect on
  /// layout.
  ///
  /// - Default: `false`.
  open var followsUndockedKeyboard = false

  /// Whether the guide has the height of the bottom safe area while the keyboard is hidden. Otherwise, it is empty.
  ///
  /// - Default: `true`.
  open var usesBottomSafeArea = true {
    didSet {
      if usesBottomSafeArea != oldValue, let owner { ConstraintLayout.keyboardGuideDidChange(owner) }
    }
  }

  /// The distance above the keyboard, in points, at which a drag begins to dismiss it. It applies to the guides of
  /// scroll views.
  ///
  /// - Default: 0.
  open var keyboardDismissPadding: CGFloat = 0

  /// Returns the height of the view's lower part that the guide covers, in points.
  final func height(in view: UIView) -> CGFloat {
    let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    return max(least, view.keyboardCover)
  }
}

extension UIView {
  /// The height of the view's part that the keyboard covers, from the bottom up, in points.
  final var keyboardCover: CGFloat {
    guard let window, let keyboard = window.screen.keyboardFrame else { return 0 }
    let top = convert(CGPoint(x: 0, y: keyboard.minY - window.frame.minY), from: nil).y
    return max(0, bounds.maxY - top)
  }
}
