/// A view that displays the title of a row for which the delegate provides no view.
final class PickerTitleView: UIView {
  let label = UILabel(frame: .zero)

  /// The space at the trailing edge for a unit.
  var trailingRoom: CGFloat = 0 {
    didSet {
      if trailingRoom != oldValue { setNeedsLayout() }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
    takeMeasures()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("PickerTitleView is not archived")
  }

  fileprivate func takeMeasures() {
    label.font = .systemFont(ofSize: measures.pickers.fontSize)
    label.minimumScaleFactor = measures.pickers.leastTitleScale
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let rect = bounds.insetAtMost(dx: measures.pickers.titleInset, dy: 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isMirrored ? rect.minX + trailingRoom : rect.minX, y: rect.minY, width: max(rect.width - trailingRoom, 0),
      height: rect.height)
  }
}

extension PickerTitleView: TraitDependent {
  func adoptTraits(changedFrom previous: UITraitCollection) {
    if measures !== previous.measures { takeMeasures() }
  }
}
