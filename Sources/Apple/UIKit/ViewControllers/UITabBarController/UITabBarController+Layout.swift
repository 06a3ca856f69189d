import CoreGraphics

// The layout of the bar and content.

extension UITabBarController {
  /// A controller on the stack of a navigation controller may hide the tab bar.
  var hidesBar: Bool {
    if isTabBarHidden { return true }
    guard let navigation = shown as? UINavigationController else { return false }
    return navigation.state.stack.contains { $0.hidesBottomBarWhenPushed }
  }

  func bottomBarMayHaveChanged() {
    if viewStorage != nil { layOutTabs() }
  }

  func layOutTabs() {
    guard let view = viewStorage as? TabLayoutView else { return }
    if more.needsUpdate { replaceControllers(controllers) }
    installSelected()
    view.content.frame = view.bounds
    let isHidden = hidesBar
    tabBar.isHidden = isHidden
    let search = (shown as? UINavigationController)?.navigationBar.shownSearch
    tabBar.isBesideSearch = search?.spot == .besideTabs
    let height = tabBar.fittingHeight - (view.window?.safeAreaInsets.bottom ?? 0) + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    guard let shown, shown.view.superview === view.content || transition != nil else { return }
    var frame = view.bounds
    let accessoryRoom = layOutAccessory(in: view, above: isHidden ? view.bounds.height : tabBar.frame.minY)
    let reach = (isHidden ? 0 : height) + accessoryRoom
    let isUnder =
      shown.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || shown.extendedLayoutIncludesOpaqueBars)
    if !isUnder { frame.size.height -= reach }
    if shown.view.superview === view.content, shown.view.transform.isIdentity, shown.view.frame != frame {
      shown.view.frame = frame
    }
    shown.setBarInsets(
      UIEdgeInsets(
        top: 0, left: 0, bottom: isUnder ? max(0, reach - view.safeAreaInsets.bottom) : 0, right: 0))
    followScrolling()
  }

  /// - Returns: The height of the accessory above the tab bar.
  private func layOutAccessory(in view: UIView, above y: CGFloat) -> CGFloat {
    guard let accessory = bottomAccessory, let platter = view.measures.tabBars.platter else {
      accessoryView?.removeFromSuperview()
      accessoryView = nil
      return 0
    }
    if accessoryView?.shows(accessory.contentView) != true {
      accessoryView?.removeFromSuperview()
      let shown = TabAccessoryView(accessory.contentView)
      view.addSubview(shown)
      accessoryView = shown
    }
    accessoryView?.environment = tabBar.isSmall && !tabBar.isHidden ? .inline : .regular
    if tabBar.isSmall, !tabBar.isHidden {
      accessoryView?.frame = CGRect(
        x: platter.inlineAccessoryInset, y: tabBar.frame.minY + platter.height - platter.accessoryHeight,
        width: view.bounds.width - 2 * platter.inlineAccessoryInset, height: platter.accessoryHeight)
      return 0
    }
    let side = platter.sideInset
    let end = y == view.bounds.height ? y - max(view.safeAreaInsets.bottom, side) + platter.accessoryGap : y
    accessoryView?.frame = CGRect(
      x: side, y: end - platter.accessoryGap - platter.accessoryHeight, width: view.bounds.width - 2 * side,
      height: platter.accessoryHeight)
    return platter.accessoryHeight + platter.accessoryGap
  }

  /// Displays the bar's background if content is behind it.
  func followScrolling() {
    guard let leaf = (shown as? UINavigationController)?.topViewController ?? shown, leaf.isViewLoaded else { return }
    let scrollView = leaf.followedScrollView(for: .bottom)
    tabBar.isAtScrollEdge = scrollView.map(\.endsAtBottom) ?? true
    tabBar.edgeEffect = tabBar.isAtScrollEdge ? nil : scrollView?.shownEdgeEffect(.bottom, strength: 1)
  }
}
