// The button that shows and hides the sidebar.

extension UISplitViewController {
  private var showsSidebarButton: Bool {
    guard style != .unspecified, !isCollapsed, assigned[.primary] != nil else { return false }
    return switch displayModeButtonVisibility {
    case .never: false
    case .always: true
    case .automatic: presentsWithGesture
    }
  }

  /// Adds the button to the bar of the first visible column.
  func showSidebarButton() {
    let first = showsSidebarButton ? shownColumns.first.flatMap { columns[$0] } : nil
    for case let navigation as UINavigationController in columns.values {
      navigation.navigationBar.sidebarItem = navigation === first ? sidebarItem : nil
    }
  }

  func toggleSidebar() {
    setColumn(.primary, isShown: shownColumns.first != .primary)
  }
}
