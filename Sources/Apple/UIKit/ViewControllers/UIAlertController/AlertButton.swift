import CoreGraphics

/// A button of an alert.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private var icon: UIImageView?

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

  override var accessibilityIdentifier: String? {
    get { action.accessibilityIdentifier ?? super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  private var isPreferred = false

  func show(font: UIFont, isPreferred: Bool = false) {
    self.isPreferred = isPreferred
    label.minimumScaleFactor = measures.alerts.leastTitleScale
    label.text = action.title
    label.font = font
    if isEnabled != action.isEnabled { isEnabled = action.isEnabled }
    let isPill = measures.alerts.pills != nil
    let plain: UIColor = isPill ? isPreferred ? .white : .label : effectiveTintColor
    let styled: UIColor = action.style == .destructive && !(isPill && isPreferred) ? .systemRed : plain
    label.textColor = action.isEnabled ? action.titleTextColor ?? styled : .tertiaryLabel
    label.textAlignment = action.titleTextAlignment
    showIcon()
    showBackground()
  }

  private func showIcon() {
    guard let image = action.image else {
      icon?.removeFromSuperview()
      icon = nil
      return
    }
    let view = icon ?? UIImageView()
    if icon == nil { addSubview(view) }
    icon = view
    view.image = image
    view.tintColor = action.isEnabled ? action.imageTintColor ?? label.textColor : label.textColor
    setNeedsLayout()
  }

  private func showBackground() {
    guard let pills = measures.alerts.pills else {
      backgroundColor = isHighlighted ? .quaternarySystemFill : nil
      return
    }
    backgroundColor =
      isPreferred && action.isEnabled ? action.style == .destructive ? .systemRed : effectiveTintColor : pills.color
    alpha = isHighlighted ? measures.buttons.touchedConfigurationAlpha : 1
  }

  override func stateDidChange() {
    super.stateDidChange()
    showBackground()
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
    if let icon {
      let size = icon.sizeThatFits(bounds.size)
      let inset = measures.alerts.margin
      let x = effectiveUserInterfaceLayoutDirection == .leftToRight ? inset : bounds.width - inset - size.width
      icon.frame = CGRect(
        x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
    setUnanimated(cornerRadius: measures.alerts.pills == nil ? 0 : bounds.height / 2)
  }
}
