import Foundation

// Titles, configurations and backgrounds of headers and footers.

extension UITableViewHeaderFooterView: ConfiguredListView {
  private var isPlain: Bool { state.table.map { $0.style == .plain } ?? true }

  func setUpContent() {
    state.contentView.frame = bounds
    addSubview(state.contentView)
    updateDefaultMargins()
  }

  private func updateDefaultMargins() {
    let side = state.table?.cellMargin ?? measures.cellMargin(forWidth: bounds.width, cutsOffSides: screenCutsOffSides)
    let margins = NSDirectionalEdgeInsets(
      top: measures.tables.headerMargin, leading: side, bottom: measures.tables.headerMargin, trailing: side)
    setDefaultLayoutMargins(margins)
    state.contentView.setDefaultLayoutMargins(margins)
    (state.configuredView as? UIListContentView)?.surroundingMargins = state.contentView.directionalLayoutMargins
  }

  // MARK: - Titles

  func titleLabel(isDetail: Bool) -> UILabel? {
    if let label = isDetail ? state.detailTextLabel : state.textLabel { return label }
    guard state.contentConfiguration == nil else { return nil }
    let label = CellLabel(frame: .zero)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    state.contentView.addSubview(label)
    if isDetail { state.detailTextLabel = label } else { state.textLabel = label }
    applyStandardLooks(to: label)
    label.contentListener = { [weak self] in self?.setNeedsLayout() }
    return label
  }

  private func applyStandardLooks(to label: UILabel) {
    label.font = .preferredFont(
      forTextStyle: isPlain ? .headline : state.isFooter ? .footnote : measures.tables.groupedTitleStyle)
    label.textColor = isPlain ? .label : .secondaryLabel
  }

  /// Updates the labels to the style of a table to which the view was added.
  func adopt(_ table: UITableView, isFooter: Bool, _ place: TableMeasures.TitlePlace) {
    let isNew = state.table !== table
    (state.table, state.isFooter, state.place) = (table, isFooter, place)
    if isNew, !isPlain {
      for label in [state.textLabel, state.detailTextLabel] {
        guard let label, label.font == .preferredFont(forTextStyle: .headline), label.textColor == .label else {
          continue
        }
        applyStandardLooks(to: label)
      }
    }
    updateDefaultMargins()
  }

  /// Displays a title from the data source. Grouped tables display header titles in capitals.
  func show(title: String) {
    let isAsWritten = isPlain || state.isFooter || !measures.tables.uppercasesGroupedTitles
    titleLabel(isDetail: false)?.text = isAsWritten ? title : title.uppercased()
    state.textLabel?.accessibilityLabel = title
    state.textLabel?.accessibilityTraits = state.isFooter ? .staticText : .header
  }

  // MARK: - Sizing

  private var titleRoom: (top: CGFloat, bottom: CGFloat) {
    func scaled(_ length: CGFloat) -> CGFloat { measures.tables.scaled(length, traitCollection) }
    if isPlain { return (measures.tables.plainTitleRoom, measures.tables.plainTitleRoom) }
    if state.isFooter { return (scaled(measures.tables.footerTop), scaled(measures.tables.footerBottom)) }
    return (scaled(measures.tables.titleTop(state.place)), scaled(measures.tables.groupedTitleBottom))
  }

  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateConfigurationIfNeeded()
    updateDefaultMargins()
    let width = target.width > 0 ? target.width : bounds.width
    let content = state.contentView
    var height: CGFloat
    if let view = state.configuredView {
      height =
        view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical
        ).height
    } else if content.isLaidOutByConstraints, state.textLabel == nil {
      height =
        content.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical
        ).height
    } else {
      let room = titleRoom
      height = titleSizes(width: width).reduce(0) { $0 + $1.height }
      if height > 0 { height += room.top + room.bottom }
      if isPlain {
        let least = measures.tables.scaled(measures.tables.plainHeaderHeight, traitCollection)
        height = max(height - measures.tables.plainHeaderSlack, least)
      }
    }
    return CGSize(width: width, height: pixelGrid.ceil(height))
  }

  private func titleSizes(width: CGFloat) -> [CGSize] {
    let margins = state.contentView.directionalLayoutMargins
    let room = CGSize(width: max(0, width - margins.leading - margins.trailing), height: 0)
    return [state.textLabel, state.detailTextLabel].map { label in
      guard let label, !(label.text ?? "").isEmpty else { return .zero }
      return CGSize(width: room.width, height: label.sizeThatFits(room).height)
    }
  }

  // MARK: - Layout

  func layOutParts() {
    updateConfigurationIfNeeded()
    updateDefaultMargins()
    let safe = state.table.map { $0.insetsContentViewsToSafeArea && $0.style != .insetGrouped } ?? false
    let insets = safe ? state.table?.safeAreaInsets ?? .zero : .zero
    let content = bounds.inset(by: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
    if state.contentView.frame != content { state.contentView.frame = content }
    placeBackground()
    placePinnedBackground()
  }

  /// Adds a background to a pinned header, so that rows under it are not visible through it.
  private func placePinnedBackground() {
    let needsOwn =
      isPlain && state.isPinned && state.backgroundView == nil && state.backgroundConfiguration == nil
      && backgroundColor == nil
    guard needsOwn else {
      state.pinnedBackground?.removeFromSuperview()
      return
    }
    let view = state.pinnedBackground ?? UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    state.pinnedBackground = view
    if view.superview !== self { insertSubview(view, at: 0) }
    view.frame = bounds
  }

  func layOutTitles() {
    guard state.configuredView == nil, state.textLabel != nil || state.detailTextLabel != nil else { return }
    let bounds = state.contentView.bounds
    let sizes = titleSizes(width: bounds.width)
    let total = sizes[0].height + sizes[1].height
    let room = titleRoom
    var y: CGFloat
    if isPlain {
      y = (bounds.height - total) / 2
    } else {
      y = state.isFooter ? room.top : bounds.height - room.bottom - total
    }
    let margins = state.contentView.directionalLayoutMargins
    for (label, size) in zip([state.textLabel, state.detailTextLabel], sizes) {
      let x = isMirrored ? margins.trailing : margins.leading
      label?.frame = CGRect(x: x, y: pixelGrid.round(y), width: size.width, height: size.height)
      y += size.height
    }
  }

  // MARK: - Configurations

  func contentWasCleared() {
    (state.textLabel, state.detailTextLabel) = (nil, nil)
  }

  func updateConfigurations(using current: UIViewConfigurationState) {
    followState(current)
    state.configurationUpdateHandler?(self, current)
  }
}
