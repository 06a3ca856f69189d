import CoreGraphics
import Foundation

// The layout of a navigation bar. Lengths begin at the leading edge and are mirrored at the end.

extension UINavigationBar {
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func place(_ view: UIView, x: CGFloat, width: CGFloat, y: CGFloat, height: CGFloat) {
    let frame = pixelGrid.round(
      CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: max(0, width), height: max(0, height)))
    // A transition may be moving the view.
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  func layOutBar() {
    let appearance = currentAppearance
    adoptStyle(of: appearance)
    layOutBackground(appearance)
    let large = showsLargeTitle && !showsSearchOnly
    let rowTop = promptHeight
    let search = shownSearchBarHeight
    let scopes = scopeRoom
    let room = bounds.height - rowTop - search - scopes
    let rowHeight = showsSearchOnly ? measures.bars.height : large ? min(self.rowHeight, room) : room
    layOutPrompt()
    let contentHeight = min(measures.bars.contentHeight ?? rowHeight, rowHeight)
    let (start, end) = layOutItems(appearance, y: rowTop, height: contentHeight)
    layOutTitle(appearance, y: rowTop, height: contentHeight, from: start, to: end)
    layOutLargeTitle(appearance, top: rowTop + rowHeight, bottom: bounds.height - search - scopes, isShown: large)
    layOutSearchBar(height: search)
    layOutScopes(margin: barMargin)
    hideRow(showsSearchOnly)
    motion?.placeAgain()
  }

  /// Hides title and items while only the search bar is displayed.
  private func hideRow(_ isHidden: Bool) {
    guard isHidden || parts.isRowHidden else { return }
    parts.isRowHidden = isHidden
    let alpha: CGFloat = isHidden ? 0 : 1
    for view in parts.itemViews.all + parts.itemViews.platters + [parts.prompt] { view.alpha = alpha }
    parts.backButton.alpha = alpha
    parts.titleHolder?.alpha = alpha
    if isHidden { parts.title.alpha = 0 }
    parts.largeTitle.isHidden = parts.largeTitle.isHidden || isHidden
  }

  /// The visible height of the search bar. It is hidden before the large title, or not at all.
  private var shownSearchBarHeight: CGFloat {
    guard parts.searchBar != nil else { return 0 }
    guard topItem?.hidesSearchBarWhenScrolling ?? true, !showsSearchOnly else { return searchBarRoom }
    let room = bounds.height - promptHeight - self.rowHeight - largeTitleRoom - scopeRoom
    return min(max(room, 0), searchBarRoom)
  }

  private func layOutSearchBar(height: CGFloat) {
    guard let searchBar = parts.searchBar else { return }
    searchBar.isHidden = height < 1
    searchBar.alpha = min(max(height / searchBarRoom * 2 - 1, 0), 1)
    // The field has the bar's margins, of which the search bar provides half.
    let inset = barMargin / 2
    searchBar.frame = CGRect(
      x: inset + safeAreaInsets.left, y: bounds.height - height,
      width: max(0, bounds.width - 2 * inset - safeAreaInsets.left - safeAreaInsets.right),
      height: max(height, searchBarRoom))
  }

  private func adoptStyle(of appearance: UIBarAppearance) {
    guard appearance.overrideUserInterfaceStyle != styleOfAppearance else { return }
    styleOfAppearance = appearance.overrideUserInterfaceStyle
    overrideUserInterfaceStyle = BarColors.style(of: appearance, barStyle)
  }

  private func layOutBackground(_ appearance: UINavigationBarAppearance) {
    var reach = barPosition == .topAttached ? BarAttachment.reachAbove(self) : 0
    // The background of a bar that floats below the top of a sheet extends to the top.
    if measures.bars.leastTop > 0, superview is NavigationLayoutView { reach = max(reach, frame.minY) }
    parts.background.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
    parts.background.show(appearance, shadowAt: barPosition == .bottom ? .top : .bottom)
    layOutEdgeEffect(reach: reach)
    orderBackground()
  }

  /// Moves the edge effect below the background, and both below the other views. Views in the correct order are not
  /// moved, because moving views requires another layout.
  private func orderBackground() {
    let lowest = [parts.edgeEffect, parts.background].compactMap { $0 }
    guard !subviews.starts(with: lowest, by: ===) else { return }
    for view in lowest.reversed() { sendSubviewToBack(view) }
  }

  /// Content fades under a bar that shows no background.
  private func layOutEdgeEffect(reach: CGFloat) {
    guard measures.bars.edgeEffects != nil, let edge = edgeEffect, edge.strength > 0, parts.background.isClear else {
      parts.edgeEffect?.removeFromSuperview()
      parts.edgeEffect = nil
      return
    }
    let view = parts.edgeEffect ?? EdgeEffectView(at: .top)
    parts.edgeEffect = view
    if view.superview !== self { insertSubview(view, at: 0) }
    view.show(edge, barLength: reach + bounds.height)
    view.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: view.length)
  }

  /// The margin of the bar at its sides.
  private var barMargin: CGFloat { measures.bars.sideMargin ?? systemSideMargin }

  private func layOutPrompt() {
    parts.prompt.text = topItem?.prompt
    parts.prompt.font = .systemFont(ofSize: measures.bars.promptFontSize)
    parts.prompt.isHidden = topItem?.prompt == nil
    let margin = barMargin
    let height = parts.prompt.intrinsicContentSize.height
    place(parts.prompt, x: margin, width: bounds.width - 2 * margin, y: measures.bars.promptTop, height: height)
  }

  private var leadingInset: CGFloat { isMirrored ? safeAreaInsets.right : safeAreaInsets.left }
  private var trailingInset: CGFloat { isMirrored ? safeAreaInsets.left : safeAreaInsets.right }

  /// Places back button and items.
  ///
  /// - Returns: The space for the title.
  private func layOutItems(
    _ appearance: UINavigationBarAppearance, y: CGFloat, height: CGFloat
  ) -> (start: CGFloat, end: CGFloat) {
    let looks = BarItemLooks(
      plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance, isCompact: isCompact,
      measures: measures.bars)
    var left = [sidebarItem].compactMap { $0 } + (topItem?.leftBarButtonItems ?? [])
    var right = topItem?.rightBarButtonItems ?? []
    let views = parts.itemViews
    var center = isTitleLeading ? topItem?.centerItems ?? [] : []
    addSearch(right: &right, center: &center)
    let representatives = topItem?.representativeItems ?? []
    views.show(left + right + center + representatives, in: self, looks)
    let margin = barMargin
    if views.search != nil {
      let others = [left, right.filter { $0.searched == nil }, center.filter { $0.searched == nil }]
      let needed = others.filter { !$0.isEmpty }.map { views.width(of: $0) + measures.bars.titleGap }.reduce(0, +)
      prepareSearch(taken: needed + titleWidth(appearance) + 2 * (margin + measures.bars.titleGap), height: height)
    }
    if !representatives.isEmpty {
      let sides = [left, center, right].filter { !$0.isEmpty }
      let needed = sides.map { views.width(of: $0) }.reduce(0, +)
      let room = bounds.width - leadingInset - trailingInset - 2 * margin
      topItem?.displayRepresentatives(needed + CGFloat(sides.count - 1) * measures.bars.titleGap > room)
      left = UIBarButtonItemGroup.displayed(left)
      center = UIBarButtonItemGroup.displayed(center)
      right = UIBarButtonItemGroup.displayed(right)
    }
    if leaveOut(&right, besides: left) { views.show(left + right + center + representatives, in: self, looks) }
    views.hide(besides: left + right + center)

    var end = bounds.width - trailingInset - margin
    if !right.isEmpty {
      let reach = views.layOut(right, from: trailingInset + margin, in: self) { view, x, width in
        place(view, x: bounds.width - x - width, width: width, y: y, height: height)
      }
      end = bounds.width - reach - measures.bars.titleGap
    }
    var start = leadingInset + margin
    let leftWidth = views.width(of: left)
    let showsBack = showsBackButton
    parts.backButton.isHidden = !showsBack
    if showsBack {
      let room =
        end - measures.bars.titleGap - leadingInset - measures.bars.backLeading - leftWidth - titleWidth(appearance)
      let width = layOutBackButton(appearance, looks, y: y, height: height, room: room)
      let gap = measures.bars.platters?.gap ?? measures.bars.itemGap
      start = leadingInset + measures.bars.backLeading + width + (left.isEmpty ? 0 : gap)
    }
    if !left.isEmpty {
      start = views.layOut(left, from: start, in: self) { view, x, width in
        place(view, x: x, width: width, y: y, height: height)
      }
    }
    if showsBack || !left.isEmpty { start += measures.bars.titleGap }
    if !center.isEmpty { end = layOutCenter(center, start: start, end: end, y: y, height: height) }
    views.finishPlatters()
    return (start, end)
  }

  /// Removes items at the trailing side that do not fit beside those at the leading side, and adds a menu for them.
  ///
  /// - Returns: Whether items were removed.
  private func leaveOut(_ right: inout [UIBarButtonItem], besides left: [UIBarButtonItem]) -> Bool {
    let views = parts.itemViews
    guard measures.bars.hasOverflowMenu, let moreWidth = views.overflowWidth, !right.isEmpty else { return false }
    let back = showsBackButton ? moreWidth : 0
    let taken = views.width(of: left) + back + (left.isEmpty && back == 0 ? 0 : measures.bars.titleGap)
    let room = bounds.width - leadingInset - trailingInset - 2 * barMargin - taken
    let overflow = BarOverflow(right, moreWidth: moreWidth, room: room) { views.width(of: $0) }
    guard !overflow.hidden.isEmpty else { return false }
    let more = overflow.moreItem(parts.moreItem)
    parts.moreItem = more
    right = [more] + overflow.shown
    return true
  }

  /// Whether the title is at the leading side, so that items can be in the middle: in the styles of browsers and
  /// editors on a tablet.
  private var isTitleLeading: Bool {
    guard traitCollection.userInterfaceIdiom == .pad, traitCollection.horizontalSizeClass == .regular, let topItem
    else { return false }
    return topItem.style != .navigator || isSearchCentered
  }

  /// Places items in the middle of the bar, or as close to it as possible.
  ///
  /// - Returns: The end of the title.
  private func layOutCenter(
    _ items: [UIBarButtonItem], start: CGFloat, end: CGFloat, y: CGFloat, height: CGFloat
  ) -> CGFloat {
    let views = parts.itemViews
    let width = views.width(of: items)
    let first = max(start, min(bounds.width / 2 - width / 2, end - width))
    views.layOut(items, from: first, in: self) { view, x, width in
      place(view, x: x, width: width, y: y, height: height)
    }
    return first - measures.bars.titleGap
  }

  // MARK: - Back button

  private var showsBackButton: Bool {
    guard let item = topItem, backItem != nil, !item.hidesBackButton else { return false }
    return item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
  }

  /// - Returns: The button's width.
  private func layOutBackButton(
    _ appearance: UINavigationBarAppearance, _ looks: BarItemLooks, y: CGFloat, height: CGFloat, room: CGFloat
  ) -> CGFloat {
    let button = parts.backButton
    let item = backItem?.backBarButtonItem ?? plainBackItem
    let tint = item.tintColor ?? (measures.bars.tintsItems ? tintColor : .label)
    button.indicator.image = appearance.backIndicatorStorage ?? backIndicatorImage ?? parts.backIndicator(measures.bars)
    button.indicator.tintColor = tint
    var looks = looks
    looks.plain = BackAppearance.merge(appearance.backButtonAppearance, over: appearance.buttonAppearance)
    let metrics: UIBarMetrics = isCompact ? .compact : .default
    button.titleOffset =
      item.adjustments.titleOffset(isBack: true, metrics) ?? looks.plain.normal.titlePositionAdjustment
    button.showBackground(
      item.backButtonBackgroundImage(for: button.isHighlighted ? .highlighted : .normal, barMetrics: metrics),
      offset: item.backButtonBackgroundVerticalPositionAdjustment(for: metrics))
    let attributes = looks.titleAttributes(item, .normal, tint: tint ?? .systemBlue)
    let titles = backTitles.map { NSAttributedString(string: $0, attributes: attributes) }
    let title = measures.bars.showsBackTitle ? titles.first { button.width(with: $0) <= room } : nil
    button.label.attributedText = title
    button.spokenTitle =
      backTitles.first ?? backItem?.backButtonTitle ?? backItem?.title ?? UINavigationBar.genericBackTitle
    button.setNeedsLayout()
    let width = button.width(with: title)
    place(button, x: leadingInset + measures.bars.backLeading, width: width, y: y, height: height)
    if measures.bars.platters != nil {
      let glass = parts.itemViews.nextPlatter(in: self)
      glass.show(measures.glass.bar, isTouched: button.isHighlighted)
      place(glass, x: leadingInset + measures.bars.backLeading, width: width, y: y, height: height)
    }
    return width
  }

  /// An item for the back button if the item below provides none. Values of proxies apply to it, too.
  private var plainBackItem: UIBarButtonItem {
    let item = UIBarButtonItem()
    if AppearanceProxies.current.areUsed, window != nil {
      AppearanceProxies.current.apply(to: item, in: self, traits: traitCollection)
    }
    return item
  }

  private static let genericBackTitle = "Back"

  /// The possible titles of the back button, from the preferred to the shortest.
  private var backTitles: [String] {
    guard let item = backItem else { return [] }
    let generic = UINavigationBar.genericBackTitle
    switch item.backButtonDisplayMode {
    case .minimal: return []
    case .generic: return [generic]
    case .default:
      if let title = item.backBarButtonItem?.title { return title.isEmpty ? [] : [title, generic] }
      if let title = item.backButtonTitle { return title.isEmpty ? [] : [title, generic] }
      guard let title = item.title, !title.isEmpty else { return [generic] }
      return [title, generic]
    }
  }

  // MARK: - Titles

  private func showTitle(_ appearance: UINavigationBarAppearance) {
    parts.title.setBarTitle(
      topItem?.title, font: .systemFont(ofSize: measures.bars.fontSize(isCompact: isCompact), weight: .semibold),
      color: .label,
      appearance.titleTextAttributes)
    show(topItem?.attributedTitle, in: parts.title)
    showSubtitle(topItem?.shownSubtitle, in: \.subtitle, size: measures.bars.subtitleFontSize, appearance)
  }

  /// Attributes of the screen's title take precedence over the bar's.
  private func show(_ text: AttributedString?, in label: UILabel) {
    guard let text, let plain = label.attributedText, plain.length > 0 || !text.characters.isEmpty else { return }
    let all: [NSAttributedString.Key: Any] =
      plain.length > 0
      ? plain.attributes(at: 0, effectiveRange: nil) : [.font: label.font as Any, .foregroundColor: UIColor.label]
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      let own = AttributedTextAttributes.dictionary(from: run.attributes)
      result.append(
        NSAttributedString(string: String(text[run.range].characters), attributes: all.merging(own) { _, own in own }))
    }
    label.attributedText = result
  }

  private func showSubtitle(
    _ text: NavigationSubtitle?, in part: ReferenceWritableKeyPath<NavigationBarParts, UILabel?>, size: CGFloat,
    _ appearance: UINavigationBarAppearance
  ) {
    guard let text else {
      parts[keyPath: part]?.removeFromSuperview()
      parts[keyPath: part] = nil
      return
    }
    let label = parts[keyPath: part] ?? UILabel()
    if parts[keyPath: part] == nil {
      parts[keyPath: part] = label
      addSubview(label)
    }
    let isLarge = part == \.largeSubtitle
    label.textAlignment = isLarge ? .natural : .center
    var attributes = appearance.subtitleTextAttributes
    if isLarge { attributes.merge(appearance.largeSubtitleTextAttributes) { _, own in own } }
    label.setBarTitle(text.plain, font: .systemFont(ofSize: size), color: .secondaryLabel, attributes)
    show(text.attributed, in: label)
  }

  private func titleWidth(_ appearance: UINavigationBarAppearance) -> CGFloat {
    if showsLargeTitle && topItem?.titleView == nil { return 0 }
    showTitleView()
    if let holder = parts.titleHolder { return holder.sizeThatFits(bounds.size).width }
    showTitle(appearance)
    return pixelGrid.ceil(max(parts.title.intrinsicContentSize.width, subtitleSize.width))
  }

  private func showTitleView() {
    let view = topItem?.titleView
    if let holder = parts.titleHolder, holder.content !== view || holder.content.superview !== holder {
      holder.removeFromSuperview()
      parts.titleHolder = nil
    }
    if let view, parts.titleHolder == nil {
      let holder = BarViewHolder(view)
      parts.titleHolder = holder
      addSubview(holder)
    }
    showSubtitleView(topItem?.subtitleView, in: \.subtitleHolder)
  }

  private func showSubtitleView(
    _ view: UIView?, in part: ReferenceWritableKeyPath<NavigationBarParts, BarViewHolder?>
  ) {
    if let holder = parts[keyPath: part], holder.content !== view || holder.content.superview !== holder {
      holder.removeFromSuperview()
      parts[keyPath: part] = nil
    }
    guard let view, parts[keyPath: part] == nil else { return }
    let holder = BarViewHolder(view)
    parts[keyPath: part] = holder
    addSubview(holder)
  }

  /// The subtitle, which is a view or a text.
  private var shownSubtitle: UIView? { parts.subtitleHolder ?? parts.subtitle }

  private var subtitleSize: CGSize { shownSubtitle.map(sizeOfSubtitle) ?? .zero }

  private func sizeOfSubtitle(_ view: UIView) -> CGSize {
    if let holder = view as? BarViewHolder { return holder.sizeThatFits(bounds.size) }
    return view.intrinsicContentSize
  }

  private func layOutTitle(
    _ appearance: UINavigationBarAppearance, y: CGFloat, height: CGFloat, from start: CGFloat, to end: CGFloat
  ) {
    showTitleView()
    parts.title.isHidden = parts.titleHolder != nil
    showTitle(appearance)
    // A large title replaces the small one while there is enough space.
    let largeHeight = bounds.height - promptHeight - rowHeight - shownSearchBarHeight - scopeRoom
    let alpha: CGFloat = showsLargeTitle && largeHeight > 0 ? 0 : 1
    parts.title.alpha = alpha
    let view: UIView = parts.titleHolder ?? parts.title
    let offset = parts.titleHolder == nil ? appearance.titlePositionAdjustment : .zero
    var titleHeight = height
    var top = y
    if let subtitle = shownSubtitle {
      // Both lines together are at the position of the title.
      let size = sizeOfSubtitle(subtitle)
      titleHeight = parts.titleHolder?.sizeThatFits(bounds.size).height ?? parts.title.intrinsicContentSize.height
      top = y + (height - titleHeight - size.height) / 2
      subtitle.alpha = alpha
      let width = min(size.width, max(0, end - start))
      place(
        subtitle, x: titleX(width: width, from: start, to: end) + offset.horizontal, width: width,
        y: top + titleHeight + offset.vertical, height: size.height)
    }
    let width = min(titleWidth(appearance, ofShown: view), max(0, end - start))
    place(
      view, x: titleX(width: width, from: start, to: end) + offset.horizontal, width: width, y: top + offset.vertical,
      height: titleHeight)
  }

  /// Returns the position of the title: in the middle of the bar, or as close to it as the items permit. On bars with
  /// platters, a title without space in the middle is at the leading side.
  private func titleX(width: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    let middle = bounds.width / 2 - width / 2
    let alignment = topItem?.titleAlignment ?? .automatic
    let isLeading = alignment == .leading || (alignment == .automatic && isTitleLeading)
    if isLeading { return tell(.leading, start) }
    if alignment == .center { return tell(.center, min(max(middle, start), max(start, end - width))) }
    guard let platters = measures.bars.platters else { return tell(.center, min(max(middle, start), end - width)) }
    let extra = platters.leadingTitleGap - measures.bars.titleGap
    let isFree = middle >= start + (hasLeadingPlatter ? extra : 0) && middle + width <= end
    if isFree { return tell(.center, middle) }
    let x = min(start + (hasLeadingPlatter ? extra : 0), max(start, end - width))
    return tell(.leading, x)
  }

  /// Provides a title view with its side.
  private func tell(_ alignment: UINavigationItem.TitleAlignment, _ x: CGFloat) -> CGFloat {
    if let holder = parts.titleHolder, holder.traitCollection.navigationTitleAlignment != alignment {
      holder.traitOverrides[UITraitNavigationTitleAlignment.self] = alignment
    }
    return x
  }

  private var hasLeadingPlatter: Bool { showsBackButton || !(topItem?.leftBarButtonItems ?? []).isEmpty }

  private func titleWidth(_ appearance: UINavigationBarAppearance, ofShown view: UIView) -> CGFloat {
    if let holder = parts.titleHolder { return pixelGrid.ceil(holder.sizeThatFits(bounds.size).width) }
    return pixelGrid.ceil(parts.title.intrinsicContentSize.width)
  }

  private func layOutLargeTitle(_ appearance: UINavigationBarAppearance, top: CGFloat, bottom: CGFloat, isShown: Bool) {
    let label = parts.largeTitle
    label.isHidden = !isShown
    showSubtitleView(isShown ? topItem?.largeSubtitleView : nil, in: \.largeSubtitleHolder)
    showSubtitle(
      isShown && topItem?.largeSubtitleView == nil ? topItem?.shownLargeSubtitle : nil, in: \.largeSubtitle,
      size: measures.bars.largeSubtitleFontSize, appearance)
    guard isShown else { return }
    label.setBarTitle(
      topItem?.largeTitle ?? topItem?.title, font: .systemFont(ofSize: measures.bars.largeTitleFontSize, weight: .bold),
      color: .label, appearance.largeTitleTextAttributes)
    if topItem?.largeTitle == nil { show(topItem?.attributedTitle, in: label) }
    let margin = barMargin
    let width = bounds.width - leadingInset - trailingInset - 2 * margin
    let height = label.intrinsicContentSize.height
    // The title is attached to the bar's lower edge, so that it moves when a bar is pulled down.
    let y = bottom - measures.bars.largeTitleHeight - largeSubtitleHeight + measures.bars.largeTitleTop
    label.alpha = y + height / 2 > top ? 1 : 0
    place(label, x: leadingInset + margin, width: width, y: y, height: height)
    guard let subtitle: UIView = parts.largeSubtitleHolder ?? parts.largeSubtitle else { return }
    subtitle.alpha = label.alpha
    let size = sizeOfSubtitle(subtitle)
    place(
      subtitle, x: leadingInset + margin, width: min(size.width, width), y: y + height, height: size.height)
  }
}
