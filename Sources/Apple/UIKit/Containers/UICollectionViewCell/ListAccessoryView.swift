import Foundation

/// A view that displays one accessory of a row.
final class ListAccessoryView: UIControl {
  let accessory: UICellAccessory
  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private weak var cell: UICollectionViewListCell?

  init(_ accessory: UICellAccessory, cell: UICollectionViewListCell) {
    self.accessory = accessory
    self.cell = cell
    super.init(frame: .zero)
    imageView.contentMode = .center
    if let view = accessory.view {
      addSubview(view)
    } else if let text = accessory.text {
      label.text = text
      label.font = accessory.font
      label.adjustsFontForContentSizeCategory = accessory.adjustsFont
      label.textColor = accessory.tintColor ?? .secondaryLabel
      addSubview(label)
    } else {
      addSubview(imageView)
    }
    isHidden = accessory.isHidden
    isUserInteractionEnabled = takesTouches
    if takesTouches { addAction(UIAction { [weak self] _ in self?.act() }, for: .touchUpInside) }
    isAccessibilityElement = takesTouches && accessory.view == nil
    accessibilityTraits = .button
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ListAccessoryView is not archived")
  }

  private var takesTouches: Bool {
    switch accessory.kind {
    case .detail, .delete, .insert, .customView: true
    case .outlineDisclosure: accessory.outlineStyle != .header || accessory.handler != nil
    case .disclosureIndicator, .checkmark, .reorder, .multiselect, .label: false
    }
  }

  private func act() {
    guard let cell else { return }
    if let handler = accessory.handler {
      handler()
    } else if accessory.kind == .delete {
      cell.element.collectionView?.deleteTapped(in: cell)
    } else if accessory.kind == .outlineDisclosure {
      cell.element.collectionView?.outlineTapped(in: cell)
    }
  }

  // MARK: - Appearance

  func refresh() {
    guard accessory.view == nil, accessory.text == nil else { return }
    let large = UIImage.SymbolConfiguration(pointSize: measures.cells.editSymbolPointSize(in: traitCollection))
    func palette(_ name: String, _ color: UIColor) -> UIImage? {
      UIImage(
        systemName: name,
        withConfiguration: large.applying(UIImage.SymbolConfiguration(paletteColors: [.white, color])))
    }
    let tint = accessory.tintColor
    let chevron = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
      .applying(UIImage.SymbolConfiguration(weight: .semibold))
    switch accessory.kind {
    case .disclosureIndicator:
      imageView.image = UIImage(systemName: "chevron.forward", withConfiguration: chevron)
      imageView.tintColor = tint ?? .tertiaryLabel
    case .outlineDisclosure:
      let name = cell?.state.isExpanded == true ? "chevron.down" : "chevron.forward"
      imageView.image = UIImage(systemName: name, withConfiguration: chevron)
      imageView.tintColor = tint ?? tintColor
    case .checkmark:
      imageView.image = UIImage(
        systemName: "checkmark",
        withConfiguration: UIImage.SymbolConfiguration(textStyle: .body)
          .applying(UIImage.SymbolConfiguration(weight: .semibold)))
      imageView.tintColor = tint ?? tintColor
    case .detail:
      imageView.image = UIImage(systemName: "info.circle", withConfiguration: large)
      imageView.tintColor = tint ?? tintColor
    case .delete: imageView.image = palette("minus.circle.fill", tint ?? .systemRed)
    case .insert: imageView.image = palette("plus.circle.fill", tint ?? .systemGreen)
    case .reorder:
      imageView.image = UIImage(systemName: "line.3.horizontal", withConfiguration: large)
      imageView.tintColor = tint ?? .tertiaryLabel
    case .multiselect:
      if cell?.state.isSelected == true {
        imageView.image = palette("checkmark.circle.fill", tint ?? tintColor)
      } else {
        imageView.image = UIImage(systemName: "circle", withConfiguration: large)
        imageView.tintColor = .tertiaryLabel
      }
    case .label, .customView: break
    }
  }

  // MARK: - Layout

  private var ownSize: CGSize {
    if let view = accessory.view {
      if accessory.maintainsFixedSize { return view.bounds.size }
      let fitting = view.systemLayoutSizeFitting(.zero)
      return fitting.width > 0 && fitting.height > 0 ? fitting : view.bounds.size
    }
    return accessory.text == nil ? imageView.image?.size ?? .zero : label.intrinsicContentSize
  }

  var fittingWidth: CGFloat {
    let width = pixelGrid.ceil(ownSize.width)
    switch accessory.reservedWidth {
    case .actual: return width
    case .standard: return accessory.view == nil ? max(width, measures.cells.listAccessoryWidth) : width
    case .custom(let custom): return max(custom, 0)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    refresh()
    if let view = accessory.view {
      let size = ownSize
      view.frame = pixelGrid.round(
        CGRect(
          x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
          height: size.height))
    } else {
      imageView.frame = bounds
      label.frame = bounds
    }
  }
}
