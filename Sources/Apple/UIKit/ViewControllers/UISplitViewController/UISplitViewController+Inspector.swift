import CoreGraphics

// The inspector: a column at the trailing side, or a sheet while the columns are collapsed.

extension UISplitViewController {
  var inspectorWidth: CGFloat {
    let automatic = UISplitViewController.automaticDimension
    var width = measures.splitViews.inspectorWidth
    if preferredInspectorColumnWidth != automatic { width = preferredInspectorColumnWidth }
    if minimumInspectorColumnWidth != automatic { width = max(width, minimumInspectorColumnWidth) }
    if maximumInspectorColumnWidth != automatic { width = min(width, maximumInspectorColumnWidth) }
    return min(max(width, 0), viewStorage?.bounds.width ?? width)
  }

  private var isInspectorPresented: Bool {
    guard let inspector = columns[.inspector], let presented = presentedViewController else { return false }
    return presented === inspector && !presented.isBeingDismissed
  }

  func setInspector(isShown: Bool) {
    guard let inspector = columns[.inspector], isColumnVisible(.inspector) != isShown else { return }
    if isShown {
      delegate?.splitViewController(self, willShow: .inspector)
    } else {
      delegate?.splitViewController(self, willHide: .inspector)
    }
    if isCollapsed {
      if isShown { present(inspector, animated: true) } else { inspector.dismiss(animated: true) }
      return
    }
    isInspectorShown = isShown
    columnsDidChange()
  }

  /// Adapts the inspector to a change between columns and a stack. A sheet becomes a column; a column is hidden.
  func adaptInspector(collapses: Bool) {
    if collapses {
      isInspectorShown = false
    } else if isInspectorPresented {
      columns[.inspector]?.dismiss(animated: false)
      isInspectorShown = true
    }
  }

  func isColumnVisible(_ column: Column) -> Bool {
    if column == .inspector { return isCollapsed ? isInspectorPresented : isInspectorShown && columns[column] != nil }
    guard isCollapsed else { return shownColumns.contains(column) }
    if assigned[.compact] != nil { return column == .compact }
    return column == topColumnOfStack
  }

  /// The column whose controllers are on top of the stack of collapsed columns.
  private var topColumnOfStack: Column {
    guard let stack = (columns[.primary] as? UINavigationController)?.state.stack else { return .primary }
    let upper = [Column.secondary, .supplementary].first { column in
      guard let root = (columns[column] as? UINavigationController)?.homeRoot ?? columns[column] else { return false }
      return stack.contains { $0 === root }
    }
    return upper ?? .primary
  }
}
