import CoreGraphics

// Where bar and content lie.

extension UITabBarController {
  /// A navigation controller may have something on its stack that leaves no room for tabs.
  private var hidesBar: Bool {
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
    let height = tabBar.fittingHeight - (view.window?.safeAreaInsets.bottom ?? 0) + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    guard let shown, shown.view.superview === view.content || transition != nil else { return }
    var frame = view.bounds
    let reach = isHidden ? 0 : height
    let isUnder =
      shown.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || shown.extendedLayoutIncludesOpaqueBars)
    if !isUnder { frame.size.height -= reach }
    if shown.view.superview === view.content, shown.view.transform.isIdentity, shown.view.frame != frame {
      shown.view.frame = frame
    }
    shown.setBarInsets(
      UIEdgeInsets(
        top: 0, left: 0, bottom: isUnder && !isHidden ? max(0, height - view.safeAreaInsets.bottom) : 0, right: 0))
    followScrolling()
  }

  /// The bar shows its background where content lies behind it.
  func followScrolling() {
    guard let leaf = (shown as? UINavigationController)?.topViewController ?? shown, leaf.isViewLoaded else { return }
    tabBar.isAtScrollEdge = leaf.followedScrollView(for: .bottom).map(\.endsAtBottom) ?? true
  }
}
