import Foundation

extension UITableViewCell {
  private var stateMask: StateMask {
    var mask: StateMask = []
    if showsEditControl { mask.insert(.showingEditControl) }
    if state.isShowingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  func changeEditing(_ editing: Bool) {
    let old = stateMask
    state.isEditing = editing
    let new = stateMask
    if new != old { willTransition(to: new) }
    updateDefaultMargins()
    setNeedsUpdateConfiguration()
    if new != old { didTransition(to: new) }
  }

  // MARK: - Accessibility

  /// What can be worked with apart from the row.
  private func hasControls(in view: UIView) -> Bool {
    view.subviews.contains { subview in
      !subview.isHidden && ((subview is UIControl && subview.isUserInteractionEnabled) || hasControls(in: subview))
    }
  }

  /// A cell is one element, which says what its content says; unless there are controls in it.
  var cellAccessibility: AccessibilityDefaults {
    var defaults = AccessibilityDefaults()
    defaults.isElement = !hasControls(in: state.contentView) && !showsOwnControls
    guard defaults.isElement else { return defaults }
    let elements = AccessibilityTree(of: state.contentView).elements
    defaults.label = elements.compactMap(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    let values = elements.compactMap(\.value).filter { !$0.isEmpty }
    defaults.value = values.isEmpty ? nil : values.joined(separator: ", ")
    if state.isSelected { defaults.traits.insert(.selected) }
    if state.table?.canSelectRows == true, state.selectionStyle != .none { defaults.traits.insert(.button) }
    if !isUserInteractionEnabled { defaults.traits.insert(.notEnabled) }
    return defaults
  }

  private var showsOwnControls: Bool {
    if showsEditControl, !state.selectsWhileEditing { return true }
    if let view = state.accessoryView, view.superview === self { return view is UIControl || hasControls(in: view) }
    let type = state.isEditing ? state.editingAccessoryType : state.accessoryType
    return type == .detailButton || type == .detailDisclosureButton
  }
}
