import CoreGraphics

// The content of the columns, side by side or collapsed to one stack.

extension UISplitViewController {
  private static var order: [Column] { [.primary, .supplementary, .secondary] }

  /// The controller that contains all columns while they are collapsed, which usually is a navigation controller.
  var collapsedRoot: UIViewController? {
    if let compact = assigned[.compact] { return compact }
    return columns[.primary] ?? columns[.supplementary] ?? columns[.secondary]
  }

  func assign(_ controller: UIViewController?, to column: Column) {
    guard assigned[column] !== controller else { return }
    if let old = columns[column] { takeOut(old) }
    assigned[column] = controller
    guard let controller else {
      columns[column] = nil
      columnsDidChange()
      return
    }
    let isBare = style != .unspecified && column != .compact && !(controller is UINavigationController)
    let shown = isBare ? UINavigationController(rootViewController: controller) : controller
    columns[column] = shown
    if isCollapsedStorage == true, column == .secondary || column == .supplementary {
      // The controller is not visible until its column is shown.
      columnsDidChange()
      return
    }
    columnsDidChange()
  }

  private func takeOut(_ controller: UIViewController) {
    guard controller.parentStorage === self else { return }
    controller.viewIfLoaded?.traitOverrides.remove(UITraitSplitViewControllerLayoutEnvironment.self)
    controller.willMove(toParent: nil)
    let isOnScreen = appearance.isShown && controller.appearance.isShown
    if isOnScreen { controller.beginDisappearance(animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    if isOnScreen { controller.endDisappearance() }
    release(controller)
  }

  /// Updates the view after changes of the columns or their controllers.
  func columnsDidChange() {
    guard viewStorage != nil, isCollapsedStorage != nil else { return }
    showColumns()
    viewStorage?.setNeedsLayout()
  }

  /// Collapses or expands the columns according to the width.
  func adaptToWidth() {
    let collapses = traitCollection.horizontalSizeClass == .compact
    guard collapses != isCollapsedStorage else { return }
    let isFirst = isCollapsedStorage == nil
    isCollapsedStorage = collapses
    adaptInspector(collapses: collapses)
    if collapses { collapse() } else if !isFirst { expand() }
    showColumns()
    viewStorage?.setNeedsLayout()
    if collapses {
      delegate?.splitViewControllerDidCollapse(self)
    } else if !isFirst {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  private func collapse() {
    guard assigned[.compact] == nil, let primary = columns[.primary] else { return }
    let secondary = columns[.secondary]
    if style == .unspecified {
      guard let secondary else { return }
      if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true { return }
      takeOut(secondary)
      (primary as? UINavigationController)?.mergeStack(of: secondary)
      return
    }
    let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
    guard let navigation = primary as? UINavigationController, top != .primary else { return }
    for column in [Column.supplementary, .secondary] {
      guard let controller = columns[column] else { continue }
      takeOut(controller)
      navigation.mergeStack(of: controller)
      if column == top { break }
    }
  }

  private func expand() {
    guard assigned[.compact] == nil, let navigation = columns[.primary] as? UINavigationController else { return }
    for column in [Column.supplementary, .secondary] {
      guard let controller = columns[column] as? UINavigationController,
        let first = navigation.state.stack.firstIndex(where: { $0 === controller.homeRoot })
      else { continue }
      let end =
        column == .supplementary
        ? navigation.state.stack.firstIndex { $0 === (columns[.secondary] as? UINavigationController)?.homeRoot } : nil
      let moved = Array(navigation.state.stack[first..<(end ?? navigation.state.stack.count)])
      navigation.setViewControllers(
        navigation.state.stack.filter { kept in !moved.contains { $0 === kept } }, animated: false)
      controller.setViewControllers(moved, animated: false)
    }
    if style == .unspecified, let primary = columns[.primary],
      let separated = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    {
      columns[.secondary] = separated
    }
  }

  /// Adds the views of the visible columns, and removes the others.
  private func showColumns() {
    guard let view = viewStorage else { return }
    let wanted = shownColumns
    let controllers = wanted.compactMap { isCollapsed ? collapsedRoot : columns[$0] }
    for child in childStorage where !controllers.contains(where: { $0 === child }) && child.viewIfLoaded != nil {
      guard child.view.superview === view else { continue }
      let isOnScreen = appearance.isShown && child.appearance.isShown
      if isOnScreen { child.beginDisappearance(animated: false) }
      child.view.removeFromSuperview()
      if isOnScreen { child.endDisappearance() }
    }
    for controller in controllers {
      if controller.parentStorage !== self {
        manage(controller)
        controller.didMove(toParent: self)
      }
      guard controller.view.superview !== view else { continue }
      if case .disappeared = appearance {
        view.addSubview(controller.view)
        continue
      }
      let isNew = appearance.isShown && !controller.appearance.isShown
      if isNew, case .appeared = appearance { controller.beginAppearance(animated: false) }
      view.addSubview(controller.view)
      if isNew, case .appeared = appearance { view.window?.appearances.add(controller) }
    }
  }

  // MARK: - Columns

  /// The visible columns, beginning at the leading side.
  var shownColumns: [Column] {
    if isCollapsed { return [assigned[.compact] == nil ? .primary : .compact] }
    let mode = displayModeNow
    var result: [Column] = []
    let isTriple = style == .tripleColumn
    switch mode {
    case .secondaryOnly: break
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: result = [.primary, .supplementary]
    default: result = isTriple ? [.supplementary] : [.primary]
    }
    result.append(.secondary)
    if isInspectorShown { result.append(.inspector) }
    return result.filter { columns[$0] != nil }
  }

  var displayModeNow: DisplayMode {
    var mode = preferredDisplayMode
    let isTriple = style == .tripleColumn
    if mode == .automatic {
      let size = viewStorage?.bounds.size ?? UIScreen.main.bounds.size
      let isWide = size.width > size.height
      mode =
        isTriple ? (isWide ? .oneBesideSecondary : .secondaryOnly) : (isWide ? .oneBesideSecondary : .secondaryOnly)
    }
    if !isTriple {
      switch mode {
      case .twoBesideSecondary, .twoDisplaceSecondary: mode = .oneBesideSecondary
      case .twoOverSecondary: mode = .oneOverSecondary
      default: break
      }
    }
    if hiddenColumns.contains(isTriple ? .supplementary : .primary) { return .secondaryOnly }
    if hiddenColumns.contains(.primary), isTriple { return .oneBesideSecondary }
    return mode
  }

  func setColumn(_ column: Column, isShown: Bool) {
    if column == .inspector { return setInspector(isShown: isShown) }
    if isCollapsed {
      guard isShown, let navigation = columns[.primary] as? UINavigationController,
        let controller = columns[column], controller !== navigation
      else {
        if isShown, column == .primary {
          (columns[.primary] as? UINavigationController)?.popToRootViewController(animated: true)
        }
        return
      }
      navigation.mergeStack(of: controller, animated: true)
      return
    }
    let before = displayModeNow
    if isShown {
      hiddenColumns.remove(column)
      if column == .primary, before == .secondaryOnly || style == .tripleColumn {
        preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
      } else if column == .supplementary, before == .secondaryOnly {
        preferredDisplayMode = .oneBesideSecondary
      }
    } else if column != .secondary {
      hiddenColumns.insert(column)
    }
    guard displayModeNow != before else { return }
    delegate?.splitViewController(self, willChangeTo: displayModeNow)
    if isShown {
      delegate?.splitViewController(self, willShow: column)
    } else {
      delegate?.splitViewController(self, willHide: column)
    }
    columnsDidChange()
  }

  func showInSecondary(_ controller: UIViewController) {
    if isCollapsed {
      if let navigation = collapsedRoot as? UINavigationController {
        navigation.mergeStack(of: controller, animated: true)
        assigned[.secondary] = controller
        columns[.secondary] =
          style == .unspecified || controller is UINavigationController ? controller : UINavigationController()
        (columns[.secondary] as? UINavigationController)?.homeRootStorage = controller.homeRootOrSelf
      } else {
        collapsedRoot?.present(controller, animated: true)
      }
      return
    }
    if style != .unspecified, !(controller is UINavigationController),
      let navigation = columns[.secondary] as? UINavigationController
    {
      navigation.setViewControllers([controller], animated: false)
      assigned[.secondary] = controller
      return
    }
    assign(controller, to: .secondary)
  }
}

extension UIViewController {
  fileprivate var homeRootOrSelf: UIViewController { (self as? UINavigationController)?.homeRoot ?? self }
}

extension UINavigationController {
  /// The first controller of the stack, even while the stack is in another navigation controller.
  var homeRoot: UIViewController? { state.stack.first ?? homeRootStorage }

  /// Adds a controller, or the stack of another navigation controller, on top of this stack.
  fileprivate func mergeStack(of controller: UIViewController, animated: Bool = false) {
    if let navigation = controller as? UINavigationController {
      let moved = navigation.state.stack
      navigation.homeRootStorage = moved.first ?? navigation.homeRootStorage
      navigation.setStack([], animated: false)
      setViewControllers(
        state.stack.filter { kept in !moved.contains { $0 === kept } } + moved, animated: animated)
    } else if !state.stack.contains(where: { $0 === controller }) {
      pushViewController(controller, animated: animated)
    }
  }
}
