/// A date or time on a patch, in a compact date picker.
final class DatePill: UIView {
  private let label = UILabel(frame: .zero)
  private var isEnabled = true

  static let height: CGFloat = 34
  private static let padding: CGFloat = 11
  private static let cornerRadius: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = DatePill.cornerRadius
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
    label.textColor = isEnabled ? .label : .tertiaryLabel
    setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: label.intrinsicContentSize.width + 2 * DatePill.padding, height: DatePill.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: label.text, traits: isEnabled ? .button : [.button, .notEnabled])
  }
}
