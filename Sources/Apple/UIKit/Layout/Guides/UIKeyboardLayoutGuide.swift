/// The space that the keyboard takes at the bottom of a view.
///
/// The guide spans the view's width. Its height is what the keyboard covers of the view; while the keyboard is away, it
/// is the safe area's at the bottom. The keyboard is the host's: it lies at the bottom of the screen, near to that edge
/// and away from the others, and never floats.
///
/// - Source: developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats or is split. The host's never does, so that layout is the same
  /// either way.
  ///
  /// - Default: `false`.
  open var followsUndockedKeyboard = false

  /// Whether the guide, while the keyboard is away, is as high as the safe area at the bottom. Otherwise it is empty.
  ///
  /// - Default: `true`.
  open var usesBottomSafeArea = true {
    didSet {
      if usesBottomSafeArea != oldValue, let owner { ConstraintLayout.keyboardGuideDidChange(owner) }
    }
  }

  /// How far above the keyboard a finger that drags it away takes hold of it, in points. It counts
  /// for the guides of scroll views.
  ///
  /// - Default: 0.
  open var keyboardDismissPadding: CGFloat = 0

  /// What of a view the guide covers, from the bottom up, in points.
  final func height(in view: UIView) -> CGFloat {
    let least = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    return max(least, view.keyboardCover)
  }
}

extension UIView {
  /// How much of the view the keyboard covers, from the bottom up, in points.
  final var keyboardCover: CGFloat {
    guard let window, let keyboard = window.screen.keyboardFrame else { return 0 }
    let top = convert(CGPoint(x: 0, y: keyboard.minY - window.frame.minY), from: nil).y
    return max(0, bounds.maxY - top)
  }
}
