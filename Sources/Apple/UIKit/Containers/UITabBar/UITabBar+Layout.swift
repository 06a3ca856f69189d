import CoreGraphics

extension UITabBar {

  var isPhone: Bool { traitCollection.userInterfaceIdiom != .pad }
  var isCompactHeight: Bool { isPhone && traitCollection.verticalSizeClass == .compact }

  var itemStyle: UITabBarItemAppearance.Style {
    if isCompactHeight { return .compactInline }
    if measures.tabBars.platter != nil { return .stacked }
    return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
  }

  private var rowHeight: CGFloat { isCompactHeight ? measures.tabBars.compactHeight : measures.tabBars.height }

  var fittingHeight: CGFloat {
    let safe = window?.safeAreaInsets.bottom ?? 0
    guard let platter = measures.tabBars.platter else { return rowHeight + safe }
    if isCompactHeight { return max(platter.compactBarHeight, safe) }
    return max(rowHeight + safe, platter.leastBarHeight)
  }

  /// The present appearance, which is that of the selected tab or of the bar.
  private var currentAppearance: UITabBarAppearance {
    let standard = selectedItem?.standardAppearance ?? standardAppearance
    guard isAtScrollEdge else { return standard }
    if let appearance = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return appearance }
    let clear = UITabBarAppearance(barAppearance: standard)
    clear.configureWithTransparentBackground()
    return clear
  }

  func layOutTabs() {
    let appearance = currentAppearance
    if appearance.overrideUserInterfaceStyle != styleOfAppearance {
      styleOfAppearance = appearance.overrideUserInterfaceStyle
      overrideUserInterfaceStyle = BarColors.style(of: appearance, barStyle)
    }
    if let platter = measures.tabBars.platter { return layOutFloating(appearance, platter) }
    removeFloatingParts()
    let below = BarAttachment.reachBelow(self)
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
    background.show(appearance, shadowAt: .top)
    sendSubviewToBack(background)
    updateButtons(appearance)
    let frames = buttonFrames(appearance)
    for (button, frame) in zip(buttons, frames) { button.frame = pixelGrid.round(frame) }
    layOutIndicator(appearance)
  }

  func updateButtons(_ appearance: UITabBarAppearance) {
    let items = self.items ?? []
    let isSame = items.count == buttons.count && zip(items, buttons).allSatisfy { $0 === $1.item }
    if !isSame {
      for button in buttons { button.removeFromSuperview() }
      buttons = items.map { item in
        let button = TabButton(item)
        button.addAction(
          UIAction { [weak self, weak item] _ in if let item { self?.tapped(item) } }, for: .touchUpInside)
        addSubview(button)
        return button
      }
    }
    let style = itemStyle
    let looks: UITabBarItemAppearance =
      switch style {
      case .stacked: appearance.stackedLayoutAppearance
      case .inline: appearance.inlineLayoutAppearance
      case .compactInline: appearance.compactInlineLayoutAppearance
      }
    for button in buttons {
      button.show(
        looks, style, isSelected: button.item === selectedItem, tint: tintColor, unselected: unselectedItemTintColor)
    }
  }

  private func tapped(_ item: UITabBarItem) {
    if isMinimized, item === selectedItem, let owner = delegate as? any TabBarExpanding {
      owner.expandTabBar()
      return
    }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  private func buttonFrames(_ appearance: UITabBarAppearance) -> [CGRect] {
    guard !buttons.isEmpty else { return [] }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // If the bar's height includes the home indicator, the tabs are above it.
    let height = min(bounds.height, max(bounds.height - safeAreaInsets.bottom, min(rowHeight, bounds.height)))
    let room = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let count = CGFloat(buttons.count)
    let isCentered =
      appearance.stackedItemPositioning == .centered
      || (appearance.stackedItemPositioning == .automatic && traitCollection.horizontalSizeClass == .regular
        && itemStyle != .compactInline)
    var (width, spacing) = ((room.width - 2 * measures.tabBars.sideMargin) / count, CGFloat(0))
    if isCentered {
      let widest = buttons.map { $0.fittingWidth }.max() ?? 0
      let wanted =
        appearance.stackedItemWidth > 0 ? appearance.stackedItemWidth : max(measures.tabBars.centeredItemWidth, widest)
      spacing = appearance.stackedItemSpacing > 0 ? appearance.stackedItemSpacing : measures.tabBars.centeredItemSpacing
      width = min(wanted, (room.width - spacing * (count - 1)) / count)
    }
    let start = room.midX - (width * count + spacing * (count - 1)) / 2
    return buttons.indices.map { index in
      let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
      return CGRect(x: start + place * (width + spacing), y: 0, width: width, height: height)
    }
  }

  private func layOutIndicator(_ appearance: UITabBarAppearance) {
    let button = buttons.first { $0.item === selectedItem }
    indicator.image = appearance.selectionIndicatorImage
    indicator.tintColor = appearance.selectionIndicatorTintColor
    indicator.isHidden = button == nil || indicator.image == nil
    guard let button, let size = indicator.image?.size else { return }
    indicator.frame = pixelGrid.round(
      CGRect(
        x: button.frame.midX - size.width / 2, y: button.frame.midY - size.height / 2, width: size.width,
        height: size.height))
  }
}

/// An object that expands a minimized tab bar when the user taps it.
@MainActor
protocol TabBarExpanding: AnyObject {
  func expandTabBar()
}
