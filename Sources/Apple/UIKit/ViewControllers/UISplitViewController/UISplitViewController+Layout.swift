import CoreGraphics

// Widths and positions of columns.

extension UISplitViewController {
  private var totalWidth: CGFloat { viewStorage?.bounds.width ?? UIScreen.main.bounds.width }

  var primaryWidth: CGFloat {
    let automatic = UISplitViewController.automaticDimension
    var width = measures.splitViews.primaryWidth
    if preferredPrimaryColumnWidth != automatic {
      width = preferredPrimaryColumnWidth
    } else if preferredPrimaryColumnWidthFraction != automatic {
      width = totalWidth * preferredPrimaryColumnWidthFraction
      // If only a fraction is specified, the width is limited to the standard width.
      if maximumPrimaryColumnWidth == automatic { width = min(width, measures.splitViews.primaryWidth) }
    }
    if minimumPrimaryColumnWidth != automatic { width = max(width, minimumPrimaryColumnWidth) }
    if maximumPrimaryColumnWidth != automatic { width = min(width, maximumPrimaryColumnWidth) }
    return min(max(width, 0), totalWidth)
  }

  var supplementaryWidth: CGFloat {
    let automatic = UISplitViewController.automaticDimension
    var width = measures.splitViews.supplementaryWidth
    if preferredSupplementaryColumnWidth != automatic {
      width = preferredSupplementaryColumnWidth
    } else if preferredSupplementaryColumnWidthFraction != automatic {
      width = totalWidth * preferredSupplementaryColumnWidthFraction
      // If only a fraction is specified, the width is limited to the standard width.
      if maximumSupplementaryColumnWidth == automatic { width = min(width, measures.splitViews.supplementaryWidth) }
    }
    if minimumSupplementaryColumnWidth != automatic { width = max(width, minimumSupplementaryColumnWidth) }
    if maximumSupplementaryColumnWidth != automatic { width = min(width, maximumSupplementaryColumnWidth) }
    return min(max(width, 0), totalWidth)
  }

  private var liesOver: Bool {
    let mode = displayModeNow
    return mode == .oneOverSecondary || mode == .twoOverSecondary
  }

  func layOutColumns() {
    guard let view = viewStorage else { return }
    adaptToWidth()
    showSidebarButton()
    let bounds = view.bounds
    if isCollapsed {
      if let root = collapsedRoot?.viewIfLoaded, root.traitOverrides.contains(UITraitHorizontalSizeClass.self) {
        root.traitOverrides.remove(UITraitHorizontalSizeClass.self)
      }
      separators.show(at: [], in: view)
      collapsedRoot?.viewIfLoaded?.frame = bounds
      setEnvironment(.collapsed, of: collapsedRoot)
      return
    }
    let isMirrored = (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    func place(_ column: Column, _ x: CGFloat, _ width: CGFloat) {
      guard let child = columns[column]?.viewIfLoaded, child.superview === view else { return }
      setEnvironment(.expanded, of: columns[column])
      let sizeClass: UIUserInterfaceSizeClass = column == .secondary ? .regular : .compact
      if child.traitCollection.horizontalSizeClass != sizeClass { child.traitOverrides.horizontalSizeClass = sizeClass }
      child.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
    var x: CGFloat = 0
    var edges: [CGFloat] = []
    for column in shownColumns where column == .primary || column == .supplementary {
      let width = column == .primary ? primaryWidth : supplementaryWidth
      place(column, x, width)
      x += width
      edges.append(isMirrored ? bounds.width - x : x)
    }
    var end = bounds.width
    if shownColumns.contains(.inspector) {
      end -= inspectorWidth
      place(.inspector, end, inspectorWidth)
      edges.append(isMirrored ? bounds.width - end : end)
    }
    place(.secondary, liesOver ? 0 : x, max(0, end - (liesOver ? 0 : x)))
    if liesOver, let secondary = columns[.secondary]?.viewIfLoaded { view.sendSubviewToBack(secondary) }
    separators.show(at: edges, in: view)
  }

  /// Tells the views of a column how the columns are laid out.
  private func setEnvironment(_ environment: LayoutEnvironment, of controller: UIViewController?) {
    guard let view = controller?.viewIfLoaded, view.traitCollection.splitViewControllerLayoutEnvironment != environment
    else { return }
    view.traitOverrides.splitViewControllerLayoutEnvironment = environment
  }
}
