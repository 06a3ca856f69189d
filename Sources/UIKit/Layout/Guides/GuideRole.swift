/// What a guide's rectangle follows.
@MainActor
enum GuideRole {
  /// Constraints alone.
  case custom
  case safeArea
  case layoutMargins
  case readableContent
  case keyboard

  /// How far the guide's rectangle lies inside its view's, on each side, for a view of a size.
  func insets(in view: UIView, size: CGSize) -> UIEdgeInsets {
    switch self {
    case .custom: .zero
    case .safeArea: view.safeAreaInsets
    case .layoutMargins: view.layoutMargins
    case .readableContent: ReadableWidth.insets(in: view, width: size.width)
    case .keyboard: keyboardInsets(in: view, height: size.height)
    }
  }

  /// There is no keyboard on the screen: the guide is as high as the safe area's bottom, or empty.
  private func keyboardInsets(in view: UIView, height: CGFloat) -> UIEdgeInsets {
    let usesSafeArea = view.keyboardLayoutGuide.usesBottomSafeArea
    return UIEdgeInsets(top: height - (usesSafeArea ? view.safeAreaInsets.bottom : 0), left: 0, bottom: 0, right: 0)
  }

  /// The insets change with the size of the view.
  var dependsOnSize: Bool { self == .readableContent || self == .keyboard }

  func frame(in view: UIView) -> CGRect {
    let bounds = view.bounds
    let insets = insets(in: view, size: bounds.size)
    return CGRect(
      x: bounds.origin.x + insets.left, y: bounds.origin.y + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }
}
