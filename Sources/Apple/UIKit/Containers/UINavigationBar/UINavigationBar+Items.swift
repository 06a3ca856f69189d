// The stack of items, and the consequences of its changes.

extension UINavigationBar {
  func setUpNavigationBar() {
    parts.prompt.textAlignment = .center
    parts.prompt.textColor = .label
    parts.title.textAlignment = .center
    for view in [
      parts.background, parts.prompt, parts.title, parts.largeTitle, parts.backButton,
    ] { addSubview(view) }
    parts.backButton.addAction(
      UIAction { [weak self] _ in self?.backButtonTapped() }, for: .primaryActionTriggered)
    observeStandardAppearance()
  }

  func replaceItems(_ new: [UINavigationItem]) {
    let isSame = new.count == itemStorage.count && zip(new, itemStorage).allSatisfy { $0 === $1 }
    guard !isSame else { return }
    for item in itemStorage where item.bar === self { item.bar = nil }
    itemStorage = new
    for item in new { item.bar = self }
    heightDidChange()
  }

  func setStack(_ new: [UINavigationItem], animated: Bool) {
    guard let top = new.last, top !== topItem else { return replaceItems(new) }
    let isPush = !itemStorage.contains { $0 === top }
    change(to: new, isPush: isPush, animated: animated && !itemStorage.isEmpty) {}
  }

  func push(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: itemStorage + [item], isPush: true, animated: animated) { [weak self] in
      if let self { delegate?.navigationBar(self, didPush: item) }
    }
  }

  func pop(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    change(to: Array(itemStorage.dropLast()), isPush: false, animated: animated) { [weak self] in
      if let self { delegate?.navigationBar(self, didPop: item) }
    }
    return item
  }

  /// - Parameter completion: A closure that is called after the change, possibly at once.
  private func change(
    to new: [UINavigationItem], isPush: Bool, animated: Bool, completion: @escaping () -> Void
  ) {
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      replaceItems(new)
      completion()
      return
    }
    motion?.cleanUp()
    let motion = NavigationBarMotion(of: self, isPush: isPush)
    replaceItems(new)
    motion.begin()
    TransitionAnimation.run(for: measures.transitions.slideDuration) {
      motion.place(at: 1)
    } completion: { _ in
      motion.cleanUp()
      completion()
    }
  }

  private func backButtonTapped() {
    if let action = topItem?.backAction {
      action.performWithSender(self, target: nil)
    } else {
      popItem(animated: true)
    }
  }

  func itemDidChange(_ item: UINavigationItem) {
    if item === topItem { heightDidChange() } else if item === backItem { setNeedsLayout() }
  }

  func heightDidChange() {
    if superview is NavigationLayoutView { superview?.setNeedsLayout() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func looksDidChange() {
    setNeedsLayout()
  }

  func updatePosition() {
    let position = delegate?.position(for: self) ?? .any
    guard position != positionStorage else { return }
    positionStorage = position
    setNeedsLayout()
  }

  // MARK: - Displayed content

  var isCompact: Bool {
    traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad
  }

  /// Whether the top item's title is large.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isCompact, topItem != nil else { return false }
    // Automatic means the same as for the item below; the first one is large.
    for item in itemStorage.reversed() {
      switch item.largeTitleDisplayMode {
      case .always, .inline: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Whether only the search bar is displayed, because an active search hides the row with title and items.
  var showsSearchOnly: Bool {
    guard let search = topItem?.searchController, search.isActive, search.hidesNavigationBarDuringPresentation,
      let spot = shownSearch?.spot
    else { return false }
    return spot.isInToolbar || spot == .belowTitle && search.searchBar === parts.searchBar
  }

  /// The row is higher in a sheet.
  var rowHeight: CGFloat {
    if showsSearchOnly { return 0 }
    if isInSheet { return measures.bars.sheetHeight }
    if isCompact { return measures.bars.compactHeight }
    return traitCollection.userInterfaceIdiom == .pad ? measures.bars.padHeight : measures.bars.height
  }

  var promptHeight: CGFloat { topItem?.prompt == nil || showsSearchOnly ? 0 : measures.bars.promptHeight }

  var largeTitleRoom: CGFloat {
    showsLargeTitle && !showsSearchOnly ? measures.bars.largeTitleHeight + largeSubtitleHeight : 0
  }

  /// The additional height of a subtitle below the large title.
  var largeSubtitleHeight: CGFloat {
    guard let item = topItem else { return 0 }
    if let view = item.largeSubtitleView { return pixelGrid.ceil(BarViewHolder.size(of: view).height) }
    guard item.shownLargeSubtitle != nil else { return 0 }
    return pixelGrid.ceil(UIFont.systemFont(ofSize: measures.bars.largeSubtitleFontSize).lineHeight)
  }

  /// The height of the search bar below the row, in the user's text size; 0 without one. Without the row, the search
  /// bar has its standard height.
  var searchBarRoom: CGFloat {
    if showsSearchOnly, let searchBar = parts.searchBar { return searchBar.fittingHeight }
    return parts.searchBar.map { measures.bars.searchBarHeight + $0.fieldGrowth } ?? 0
  }

  var fittingHeight: CGFloat { promptHeight + rowHeight + largeTitleRoom + searchBarRoom + scopeRoom }

  /// The part of the height that scrolling up hides.
  var collapsibleHeight: CGFloat {
    if showsSearchOnly { return 0 }
    return largeTitleRoom + (topItem?.hidesSearchBarWhenScrolling ?? true ? searchBarRoom : 0)
  }

  /// Displays the search bar of the top item below the other content.
  func setSearchBar(_ searchBar: UISearchBar?) {
    guard searchBar !== parts.searchBar else { return }
    if let old = parts.searchBar, old.superview === self { old.removeFromSuperview() }
    parts.searchBar = searchBar
    if let searchBar {
      addSubview(searchBar)
      searchBar.setNeedsLayout()
    }
    heightDidChange()
  }

  /// The current appearance: that of the top item, or otherwise of the bar.
  var currentAppearance: UINavigationBarAppearance {
    let item = topItem
    let standard = item?.standardAppearance ?? standardAppearance
    if isAtScrollEdge {
      if isCompact, let appearance = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance {
        return appearance
      }
      if let appearance = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return appearance }
      let clear = UINavigationBarAppearance(barAppearance: standard)
      clear.configureWithTransparentBackground()
      return clear
    }
    if isCompact, let appearance = item?.compactAppearance ?? compactAppearance { return appearance }
    return standard
  }
}
