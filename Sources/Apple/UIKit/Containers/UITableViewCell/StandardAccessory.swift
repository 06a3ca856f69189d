import Foundation

/// The standard accessory at the trailing side of a cell: a chevron, a checkmark or a button.
final class StandardAccessory: UIView {
  private let chevron = UIImageView(frame: .zero)
  private let tick = UIImageView(frame: .zero)
  private let button = UIButton(type: .detailDisclosure)
  private(set) var type = UITableViewCell.AccessoryType.none
  /// The width of the button at the standard text size.
  private var standardButtonWidth: CGFloat = 0
  private var buttonScale: CGFloat = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    chevron.image = UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
        .applying(UIImage.SymbolConfiguration(weight: .semibold)))
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    tick.image = UIImage(
      systemName: "checkmark",
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .body)
        .applying(UIImage.SymbolConfiguration(weight: .semibold)))
    tick.contentMode = .center
    standardButtonWidth = button.intrinsicContentSize.width
    for view in [chevron, tick, button] { addSubview(view) }
    button.addAction(
      UIAction { [weak self] _ in
        guard let cell = self?.superview as? UITableViewCell else { return }
        cell.state.table?.accessoryButtonTapped(in: cell)
      }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("StandardAccessory is not archived")
  }

  func show(_ type: UITableViewCell.AccessoryType) {
    self.type = type
    chevron.isHidden = type != .disclosureIndicator && type != .detailDisclosureButton
    tick.isHidden = type != .checkmark
    button.isHidden = type != .detailButton && type != .detailDisclosureButton
    isUserInteractionEnabled = !button.isHidden
    setNeedsLayout()
  }

  /// Returns the width of the chevron, which follows cells of Interface Builder: 10.5 points at 2x, and 8.5 at the
  /// smallest text size.
  private func chevronWidth(_ traits: UITraitCollection) -> CGFloat {
    let textSize = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    let width = traits.measures.cells.chevronWidth * textSize / UIFont.labelFontSize
    let scale = PixelGrid(scale: traits.displayScale).scale
    return (width * scale).rounded(.down) / scale
  }

  /// Returns the width of the checkmark, which grows with the text size.
  private func tickWidth(_ traits: UITraitCollection) -> CGFloat {
    let textSize = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    let width = traits.measures.cells.tickWidth * textSize / UIFont.labelFontSize
    return max(traits.measures.cells.tickWidth, PixelGrid(scale: traits.displayScale).ceil(width))
  }

  private func buttonWidth(_ traits: UITraitCollection) -> CGFloat {
    PixelGrid(scale: traits.displayScale).ceil(standardButtonWidth * traits.measures.cells.symbolScale(in: traits))
  }

  private func scaleButton() {
    let scale = measures.cells.symbolScale(in: traitCollection)
    guard scale != buttonScale else { return }
    buttonScale = scale
    button.setImage(ButtonSymbols.image(for: .detailDisclosure, scale: scale), for: .normal)
  }

  /// Returns the width of the accessory.
  ///
  /// - Parameter traits: The traits of the cell, which asks before it contains the accessory.
  func fittingWidth(_ traits: UITraitCollection) -> CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: chevronWidth(traits)
    case .checkmark: tickWidth(traits)
    case .detailButton: buttonWidth(traits)
    case .detailDisclosureButton: buttonWidth(traits) + traits.measures.cells.detailButtonGap + chevronWidth(traits)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, from start: CGFloat, width: CGFloat) {
      let x = isMirrored ? bounds.width - start - width : start
      view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
    let chevronWidth = chevronWidth(traitCollection)
    place(chevron, from: bounds.width - chevronWidth, width: chevronWidth)
    place(tick, from: 0, width: bounds.width)
    scaleButton()
    place(button, from: 0, width: buttonWidth(traitCollection))
  }
}
