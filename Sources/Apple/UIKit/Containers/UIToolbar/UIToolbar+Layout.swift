import CoreGraphics

extension UIToolbar {
  private var isCompact: Bool {
    traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad
  }

  /// The bar's height in the user's text size, which the field of a search follows.
  var fittingHeight: CGFloat {
    guard let search, search.isActive || !search.isButton else { return rowHeight }
    return rowHeight + search.controller.searchBar.fieldGrowth
  }

  var rowHeight: CGFloat {
    if let heights = measures.bars.toolbarHeights {
      return isCompact ? heights.compact : traitCollection.userInterfaceIdiom == .pad ? heights.pad : heights.phone
    }
    if isCompact { return measures.bars.compactHeight }
    let width = window?.bounds.width ?? UIScreen.main.bounds.width
    let isWide = width >= measures.bars.wideToolbarWidth && traitCollection.userInterfaceIdiom == .phone
    return isWide ? measures.bars.wideToolbarHeight : measures.bars.height
  }

  func updatePosition() {
    let position = delegate?.position(for: self) ?? .any
    guard position != positionStorage else { return }
    positionStorage = position
    setNeedsLayout()
  }

  private var currentAppearance: UIToolbarAppearance {
    if isAtScrollEdge {
      if isCompact, let appearance = compactScrollEdgeAppearance { return appearance }
      if let appearance = scrollEdgeAppearance { return appearance }
      let clear = UIToolbarAppearance(barAppearance: standardAppearance)
      clear.configureWithTransparentBackground()
      return clear
    }
    return isCompact ? compactAppearance ?? standardAppearance : standardAppearance
  }

  func layOutBar() {
    let appearance = currentAppearance
    if appearance.overrideUserInterfaceStyle != styleOfAppearance {
      styleOfAppearance = appearance.overrideUserInterfaceStyle
      overrideUserInterfaceStyle = BarColors.style(of: appearance, barStyle)
    }
    let above = barPosition == .topAttached ? BarAttachment.reachAbove(self) : 0
    let below = barPosition == .bottom ? BarAttachment.reachBelow(self) : 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above + below)
    background.show(appearance, shadowAt: barPosition == .bottom ? .top : .bottom)
    sendSubviewToBack(background)
    layOutEdgeEffect(below: window.map { $0.bounds.maxY - convert(CGPoint(x: 0, y: bounds.maxY), to: $0).y } ?? 0)
    var items = shownItems
    let looks = BarItemLooks(
      plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance, isCompact: isCompact,
      measures: measures.bars)
    itemViews.show(items, in: self, looks)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let managed = isManaged ? measures.bars.toolbarHeights?.side : nil
    let margin = managed ?? measures.bars.sideMargin ?? systemSideMargin
    let start = (search?.leading ?? margin) + (isMirrored ? safeAreaInsets.right : safeAreaInsets.left)
    let end =
      bounds.width - (search?.trailing ?? margin) - (isMirrored ? safeAreaInsets.left : safeAreaInsets.right)
    // If the bar extends below the home indicator, its buttons are above it.
    var y: CGFloat = 0
    var height = min(bounds.height, max(bounds.height - safeAreaInsets.bottom, 0))
    if measures.bars.toolbarHeights != nil {
      // Platters keep their height. They are at the top of a higher bar, and centered in a lower one.
      height = rowHeight
      y = min(0, (bounds.height - fittingHeight) / 2)
    }
    prepareSearch(among: items, room: end - start)
    if leaveOut(&items, room: end - start) { itemViews.show(items, in: self, looks) }
    let growth = fittingHeight - rowHeight
    itemViews.layOut(items, from: start, room: end - start, in: self) { view, x, width in
      let ownHeight = (view as? BarSearchView)?.fittingHeight ?? height
      view.frame = pixelGrid.round(
        CGRect(
          x: isMirrored ? bounds.width - x - width : x, y: y + (height + growth - ownHeight) / 2, width: width,
          height: ownHeight))
    }
    itemViews.finishPlatters()
  }

  /// Removes items without space, and adds a menu for them at the trailing end.
  ///
  /// - Returns: Whether items were removed.
  private func leaveOut(_ items: inout [UIBarButtonItem], room: CGFloat) -> Bool {
    guard measures.bars.hasOverflowMenu, let moreWidth = itemViews.overflowWidth else { return false }
    let overflow = BarOverflow(items, moreWidth: moreWidth, room: room) { itemViews.width(of: $0) }
    guard !overflow.hidden.isEmpty else { return false }
    let more = overflow.moreItem(moreItem)
    moreItem = more
    items = overflow.shown + [more]
    return true
  }

  /// Content fades under a bar that shows no background.
  private func layOutEdgeEffect(below: CGFloat) {
    guard measures.bars.edgeEffects != nil, let edgeEffect, background.isClear, barPosition == .bottom else {
      edgeEffectView?.removeFromSuperview()
      edgeEffectView = nil
      return
    }
    let view = edgeEffectView ?? EdgeEffectView(at: .bottom)
    edgeEffectView = view
    if view.superview !== self { insertSubview(view, at: 0) }
    view.show(edgeEffect, barLength: bounds.height + max(below, 0))
    view.frame = CGRect(
      x: 0, y: bounds.height + max(below, 0) - view.length, width: bounds.width, height: view.length)
    sendSubviewToBack(view)
  }
}
