import CoreGraphics

/// A view with rounded corners and a shadow that contains a date picker.
final class DatePickerCardView: UIView {
  private let picker: UIDatePicker
  private let ground = UIView(frame: .zero)

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    traitOverrides.userInterfaceLevel = .elevated
    ground.backgroundColor = .systemBackground
    ground.clipsToBounds = true
    addSubview(ground)
    ground.addSubview(picker)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("DatePickerCardView is not archived")
  }

  /// The size of the picker with the space around it.
  var fittingSize: CGSize {
    let (size, padding) = (picker.intrinsicContentSize, measures.datePickers.cardPadding)
    return CGSize(width: size.width + 2 * padding, height: size.height + 2 * padding)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = measures.datePickers.cardPadding
    ground.frame = bounds
    ground.setUnanimated(cornerRadius: measures.menus.cornerRadius)
    picker.frame = bounds.insetAtMost(dx: padding, dy: padding)
    setUnanimated(shadow: measures.menus.shadow)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: measures.menus.cornerRadius).cgPath
  }
}
