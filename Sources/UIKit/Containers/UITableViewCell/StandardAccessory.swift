import Foundation

/// Chevron, tick and button at the trailing side of a cell.
final class StandardAccessory: UIView {
  private let chevron = UIImageView(frame: .zero)
  private let tick = UIImageView(frame: .zero)
  private let button = UIButton(type: .detailDisclosure)
  private(set) var type = UITableViewCell.AccessoryType.none

  private static let buttonGap: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    chevron.image = UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
        .applying(UIImage.SymbolConfiguration(weight: .semibold)))
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    tick.image = UIImage(
      systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold))
    tick.contentMode = .center
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

  /// As wide as Interface Builder's cells leave: 10.5 points for a chevron at 2x, 8.5 in the smallest text. 24 for a tick.
  private var chevronWidth: CGFloat {
    let width = DesignEra.current.chevronWidth * textSize / 17
    return (width * pixelGrid.scale).rounded(.down) / pixelGrid.scale
  }
  private var textSize: CGFloat { UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize }
  private static let tickWidth: CGFloat = 24
  private var buttonWidth: CGFloat { pixelGrid.ceil(button.intrinsicContentSize.width) }

  var fittingWidth: CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: chevronWidth
    case .checkmark: StandardAccessory.tickWidth
    case .detailButton: buttonWidth
    case .detailDisclosureButton: buttonWidth + StandardAccessory.buttonGap + chevronWidth
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, from start: CGFloat, width: CGFloat) {
      let x = isMirrored ? bounds.width - start - width : start
      view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
    place(chevron, from: bounds.width - chevronWidth, width: chevronWidth)
    place(tick, from: 0, width: bounds.width)
    place(button, from: 0, width: buttonWidth)
  }
}
