import CoreGraphics

/// The shade behind what is presented; a tap on it is a wish to dismiss that.
final class DimmingView: UIControl {
  static let shade = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }

  init(onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = DimmingView.shade
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    isAccessibilityElement = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("DimmingView is not archived")
  }
}
