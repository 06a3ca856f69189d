import CoreGraphics

/// A button of an alert.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction, onTap: @escaping (UIAlertAction) -> Void) {
    self.action = action
    super.init(frame: .zero)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
    addAction(UIAction { _ in onTap(action) }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("AlertButton is not archived")
  }

  func show(font: UIFont) {
    label.minimumScaleFactor = measures.alerts.leastTitleScale
    label.text = action.title
    label.font = font
    if isEnabled != action.isEnabled { isEnabled = action.isEnabled }
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : effectiveTintColor
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .quaternarySystemFill : nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  var fittingWidth: CGFloat { label.intrinsicContentSize.width }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetAtMost(dx: measures.alerts.buttonTitleInset, dy: 0)
  }
}
