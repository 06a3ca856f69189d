import Foundation
import QuartzCore

// Positions of a row's parts.

extension UICollectionViewListCell {
  // MARK: - Content

  func standardContent() -> UIListContentConfiguration {
    let place = listState.place ?? element.attributes?.listPlace ?? element.collectionView?.pending?.listPlace
    guard let place else { return .cell() }
    switch place.role {
    case .row: return .cell()
    case .header:
      return place.isGrouped ? .groupedHeader() : place.appearance == .sidebar ? .sidebarHeader() : .plainHeader()
    case .footer: return place.isGrouped ? .groupedFooter() : .plainFooter()
    }
  }

  func standardBackground() -> UIBackgroundConfiguration {
    guard let place = listState.place else { return .listPlainCell() }
    switch place.role {
    case .row:
      return place.isGrouped ? .listGroupedCell() : place.appearance == .sidebar ? .listSidebarCell() : .listPlainCell()
    case .header, .footer:
      return place.isGrouped || place.appearance == .sidebar ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }
  }

  func listPlaceDidChange(_ attributes: UICollectionViewLayoutAttributes) {
    guard listState.place != attributes.listPlace || state.isPinned != attributes.isPinned else { return }
    state.isPinned = attributes.isPinned
    listState.place = attributes.listPlace
    let environment = attributes.listPlace?.environment
    if environment != rareStorage?.listEnvironment {
      rare.listEnvironment = environment
      updateInheritedTraits()
    }
    if !listState.hasOwnBackground, state.backgroundView == nil, attributes.listPlace != nil {
      setStandardBackground(standardBackground())
    }
    setNeedsUpdateConfiguration()
  }

  // MARK: - Accessories

  func setAccessories(_ accessories: [UICellAccessory]) {
    listState.accessories = accessories
    for view in listState.accessoryViews { view.removeFromSuperview() }
    listState.accessoryViews = accessories.map { ListAccessoryView($0, cell: self) }
    for view in listState.accessoryViews { view.refresh() }
    setNeedsLayout()
  }

  private func isDisplayed(_ accessory: UICellAccessory) -> Bool {
    switch accessory.displayed {
    case .always: true
    case .whenEditing: state.isEditing
    case .whenNotEditing: !state.isEditing
    }
  }

  private func views(leading: Bool) -> [ListAccessoryView] {
    listState.accessoryViews.filter { $0.accessory.isLeading == leading && isDisplayed($0.accessory) }
  }

  private var sideMargin: CGFloat {
    let width = element.collectionView?.bounds.width ?? bounds.width
    let isInset = listState.place?.appearance == .insetGrouped && listState.place?.role == .row
    return isInset
      ? measures.insetCellMargin(forWidth: width, cutsOffSides: screenCutsOffSides)
      : measures.cellMargin(forWidth: width, cutsOffSides: screenCutsOffSides)
  }

  private var indentation: CGFloat { CGFloat(listState.indentationLevel) * listState.indentationWidth }

  private func width(of views: [ListAccessoryView]) -> CGFloat {
    views.reduce(0) { $0 + $1.fittingWidth } + CGFloat(max(0, views.count - 1)) * measures.cells.listAccessoryGap
  }

  /// The distances of the content from the leading and trailing sides.
  private var besides: (leading: CGFloat, trailing: CGFloat) {
    var leading = indentation
    var trailing: CGFloat = 0
    let (before, after) = (views(leading: true), views(leading: false))
    if !before.isEmpty { leading += sideMargin + width(of: before) }
    if !after.isEmpty { trailing = measures.cells.accessoryMargin(for: sideMargin) + width(of: after) }
    return (leading, trailing)
  }

  private var shift: CGFloat { listState.swipe?.shift ?? 0 }

  var listContentArea: CGRect {
    let (leading, trailing) = besides
    updateMargins()
    return CGRect(
      x: (isMirrored ? trailing : leading) + shift, y: 0, width: max(0, bounds.width - leading - trailing),
      height: bounds.height)
  }

  private func updateMargins() {
    let side = sideMargin
    let margins = NSDirectionalEdgeInsets(
      top: measures.cells.verticalMargin, leading: side, bottom: measures.cells.verticalMargin,
      trailing: views(leading: false).isEmpty ? side : measures.cells.accessoryGap)
    state.contentView.setDefaultLayoutMargins(margins)
    (state.configuredView as? UIListContentView)?.surroundingMargins = state.contentView.directionalLayoutMargins
  }

  // MARK: - Parts

  func layOutListParts() {
    placeAccessories()
    placeCorners()
    placeSeparators()
    listState.swipe?.place(in: self)
  }

  private func placeAccessories() {
    let (before, after) = (views(leading: true), views(leading: false))
    for view in listState.accessoryViews where !isDisplayed(view.accessory) && view.superview === self {
      view.removeFromSuperview()
    }
    // Accessories are aligned with the content, which is near the bottom in headers.
    let margins = (contentConfiguration as? UIListContentConfiguration)?.directionalLayoutMargins ?? .zero
    let (top, bottom) = margins.top + margins.bottom < bounds.height ? (margins.top, margins.bottom) : (0, 0)
    func place(_ view: ListAccessoryView, _ start: CGFloat) {
      let width = view.fittingWidth
      if view.superview !== self { addSubview(view) }
      let x = isMirrored ? bounds.width - start - width : start
      // The margin that the top and the bottom share is included, so that the accessory responds to touches there.
      let rise = min(top, bottom)
      view.frame = CGRect(
        x: x + shift, y: top - rise, width: width, height: bounds.height - top - bottom + 2 * rise)
      view.setNeedsLayout()
    }
    var start = sideMargin + (listState.indentsAccessories ? indentation : 0)
    for view in before {
      place(view, start)
      start += view.fittingWidth + measures.cells.listAccessoryGap
    }
    start = bounds.width - (after.isEmpty ? 0 : measures.cells.accessoryMargin(for: sideMargin) + width(of: after))
    for view in after {
      place(view, start)
      start += view.fittingWidth + measures.cells.listAccessoryGap
    }
  }

  private func placeCorners() {
    var corners: CACornerMask = []
    if let place = listState.place, place.isInset, place.role == .row, place.appearance == .insetGrouped {
      if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    layer.cornerRadius = corners.isEmpty ? 0 : measures.tables.insetGroupedRadius
    layer.cornerCurve = .continuous
    layer.maskedCorners = corners.isEmpty ? .all : corners
    clipsToBounds = !corners.isEmpty || listState.swipe != nil
  }

  // MARK: - Separators

  func separatorGuide() -> UILayoutGuide {
    if let guide = listState.separatorGuide { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: automaticLeading)
    // Constraints of the app override this one.
    leading.priority = .defaultLow
    let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -automaticTrailing)
    trailing.priority = .defaultLow
    NSLayoutConstraint.activate([
      leading, trailing, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: lineThickness),
    ])
    listState.separatorGuide = guide
    listState.separatorLeading = leading
    listState.separatorTrailing = trailing
    return guide
  }

  private var automaticLeading: CGFloat {
    let content = besides.leading
    if let list = state.configuredView as? UIListContentView { return content + list.textStart }
    return content + sideMargin
  }

  private var automaticTrailing: CGFloat { measures.cells.insetsTrailingLines ? sideMargin : 0 }

  private var lineThickness: CGFloat { measures.cells.lineThickness(scale: pixelGrid.scale) }

  private func placeSeparators() {
    let place = listState.place
    let thickness = lineThickness
    func line(_ old: UIView?, _ isShown: Bool, _ insets: NSDirectionalEdgeInsets, _ isWhole: Bool, _ y: CGFloat)
      -> UIView?
    {
      guard isShown else {
        old?.removeFromSuperview()
        return nil
      }
      let view = old ?? ControlPart(color: nil)
      let isOneOfSeveral = state.isSelected && element.collectionView?.allowsSeveralSelections == true
      view.backgroundColor = (isOneOfSeveral ? place?.selectedColor : place?.color) ?? .separator
      let isNew = view.superview !== self
      if isNew { addSubview(view) }
      var (leading, trailing) = isWhole ? (0, 0) : (automaticLeading, automaticTrailing)
      if insets != UIListSeparatorConfiguration.automaticInsets {
        (leading, trailing) = (insets.leading, insets.trailing)
      } else if !isWhole, let guide = listState.separatorGuide {
        listState.separatorLeading?.constant = automaticLeading
        listState.separatorTrailing?.constant = -automaticTrailing
        let frame = guide.layoutFrame
        (leading, trailing) =
          isMirrored ? (bounds.width - frame.maxX, frame.minX) : (frame.minX, bounds.width - frame.maxX)
      }
      let x = isMirrored ? trailing : leading
      let frame = CGRect(x: x, y: y, width: max(0, bounds.width - leading - trailing), height: thickness)
      if isNew { ViewAnimation.withoutInheritedAnimation { view.frame = frame } } else { view.frame = frame }
      return view
    }
    let isGrouped = place?.appearance == .grouped
    listState.bottomSeparator = line(
      listState.bottomSeparator, place?.showsBottom ?? false,
      place?.bottomInsets ?? UIListSeparatorConfiguration.automaticInsets, isGrouped && place?.isLast == true,
      bounds.height - thickness)
    listState.topSeparator = line(
      listState.topSeparator, place?.showsTop ?? false,
      place?.topInsets ?? UIListSeparatorConfiguration.automaticInsets, isGrouped, 0)
  }

  // MARK: - Accessibility

  /// The default accessibility of a row: one element with the labels of its texts.
  var rowAccessibility: AccessibilityDefaults {
    var defaults = cellAccessibility
    defaults.isElement = true
    let elements = AccessibilityTree(of: state.contentView).elements
    defaults.label = elements.compactMap(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    if !isUserInteractionEnabled { defaults.traits.insert(.notEnabled) }
    if state.isEditing == false, element.collectionView?.canSelectItems == true { defaults.traits.insert(.button) }
    return defaults
  }
}
