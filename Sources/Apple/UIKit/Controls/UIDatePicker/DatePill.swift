/// A view that displays a date or a time in a compact date picker.
final class DatePill: UIView {
  private let label = UILabel(frame: .zero)
  private var isEnabled = true
  /// Whether the card with which the value is changed is presented.
  var isOpen = false {
    didSet { if isOpen != oldValue { showColor() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .tertiarySystemFill
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("DatePill is not archived")
  }

  func show(_ text: String, isEnabled: Bool) {
    label.text = text
    self.isEnabled = isEnabled
    showColor()
    setNeedsLayout()
  }

  private func showColor() {
    label.textColor = !isEnabled ? .tertiaryLabel : isOpen ? tintColor : .label
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColor()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: label.intrinsicContentSize.width + 2 * measures.datePickers.pillPadding,
      height: measures.datePickers.pillHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    setUnanimated(cornerRadius: measures.datePickers.pillRadius)
    label.frame = bounds
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: label.text, traits: isEnabled ? .button : [.button, .notEnabled])
  }
}
