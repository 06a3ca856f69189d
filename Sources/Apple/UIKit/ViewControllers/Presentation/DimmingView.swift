import CoreGraphics

/// The dimming view behind a presented view. A tap on it requests the dismissal.
final class DimmingView: UIControl {
  static let shade = UIColor { $0.measures.sheets.dimmingColor.resolvedColor(with: $0) }

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
