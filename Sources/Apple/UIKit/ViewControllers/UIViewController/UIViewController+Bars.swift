import CoreGraphics

// Bar items, and the scroll views that bars follow.

extension UIViewController {
  var navigationItemNow: UINavigationItem {
    if let item = extras.navigationItem { return item }
    let item = UINavigationItem()
    item.title = title
    extras.navigationItem = item
    return item
  }

  var tabBarItemNow: UITabBarItem {
    if let item = extras.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    extras.tabBarItem = item
    return item
  }

  func setTabBarItem(_ item: UITabBarItem?) {
    guard item !== extras.tabBarItem else { return }
    extras.tabBarItem = item
    tabBarController?.tabBarItemsDidChange()
  }

  func titleDidChange() {
    extras.navigationItem?.title = title
    extras.tabBarItem?.title = title
  }

  var editButtonItemNow: UIBarButtonItem {
    if let item = extras.editButtonItem { return item }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    extras.editButtonItem = item
    updateEditButton()
    return item
  }

  func updateEditButton() {
    extras.editButtonItem?.title = isEditing ? "Done" : "Edit"
    extras.editButtonItem?.style = isEditing ? .done : .plain
  }

  // MARK: - Scroll views

  /// Returns the scroll view that was set for an edge.
  func namedContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    extras.contentScrollViews.first { !$0.edges.isDisjoint(with: edge) }?.view.view
  }

  /// Updates the insets of scroll views that are or were the content scroll view.
  func contentScrollViewMayHaveChanged() {
    guard let view = viewStorage, navigationController != nil else { return }
    view.asScrollView?.contentInsetsMayHaveChanged()
    for subview in view.subviewStorage { subview.asScrollView?.contentInsetsMayHaveChanged() }
  }

  func contentScrollViewNow(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let set = namedContentScrollView(for: edge) { return set }
    guard let view = viewStorage else { return nil }
    return view.asScrollView ?? view.subviewStorage.lazy.compactMap(\.asScrollView).first { !$0.isHidden }
  }

  func setContentScrollViewNow(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    let old = namedContentScrollView(for: edge)
    for index in extras.contentScrollViews.indices { extras.contentScrollViews[index].edges.subtract(edge) }
    extras.contentScrollViews.removeAll { $0.edges.isEmpty || $0.view.view == nil }
    if let scrollView { extras.contentScrollViews.append((edge, .init(view: scrollView))) }
    contentScrollViewMayHaveChanged()
    old?.contentInsetsMayHaveChanged()
    scrollView?.contentInsetsMayHaveChanged()
    parentStorage?.viewStorage?.setNeedsLayout()
  }

  /// Returns the scroll view that bars at an edge follow. From now on it reports its scrolling.
  func followedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let scrollView = contentScrollView(for: edge)
    // A follower deeper in the hierarchy, such as a page in a navigation stack in a tab, tells its ancestors itself.
    if let scrollView, scrollView.barFollower?.isInside(of: self) != true { scrollView.barFollower = self }
    return scrollView
  }

  private func isInside(of other: UIViewController) -> Bool {
    sequence(first: self) { $0.parentStorage }.contains { $0 === other }
  }

  /// Sets the insets that bars add to the safe area.
  func setBarInsets(_ insets: UIEdgeInsets) {
    guard insets != extras.barInsets else { return }
    extras.barInsets = insets
    viewStorage?.updateSafeAreaInsets()
  }
}
