import Foundation

extension UITableViewCell {
  private var stateMask: StateMask {
    var mask: StateMask = []
    if showsEditControl { mask.insert(.showingEditControl) }
    if state.isShowingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  func changeEditing(_ editing: Bool, animated: Bool) {
    let isAnimated = animated && window?.hasMadeFrame == true && ViewAnimations.current.areEnabled
    // Pending layout is not part of the animation.
    if isAnimated { ViewAnimation.withoutAnimation { layoutIfNeeded() } }
    let old = stateMask
    state.isEditing = editing
    let new = stateMask
    if new != old { willTransition(to: new) }
    updateDefaultMargins()
    setNeedsUpdateConfiguration()
    guard isAnimated else {
      if new != old { didTransition(to: new) }
      return
    }
    ViewAnimation(duration: UITableView.changeDuration, options: .allowUserInteraction)
      .run {
        layoutIfNeeded()
      } completion: { [weak self] _ in
        if new != old { self?.didTransition(to: new) }
      }
  }

  // MARK: - Showing and hiding of parts

  /// Shows a control. In an animation block, the control moves in from `start` and fades in.
  func show(_ part: UIView, at frame: CGRect, from start: CGRect) {
    if part.superview !== self {
      addSubview(part)
      if ViewAnimation.current != nil {
        ViewAnimation.withoutAnimation {
          part.frame = start
          part.alpha = 0
          part.layoutSubviews()
        }
      }
    }
    if part.frame != frame { part.frame = frame }
    if part.alpha != 1 { part.alpha = 1 }
  }

  /// Hides a control. In an animation block, the control moves to `end` and fades out.
  func hide(_ part: UIView?, to end: CGRect) {
    guard let part, part.superview === self else { return }
    // The control is already fading out.
    if part.alpha == 0 { return }
    guard ViewAnimation.current != nil else { return part.removeFromSuperview() }
    ViewAnimation(duration: UITableView.changeDuration).run {
      part.frame = end
      part.alpha = 0
    } completion: { _ in
      guard part.alpha == 0 else { return }
      part.removeFromSuperview()
      part.alpha = 1
    }
  }

  // MARK: - Accessibility

  /// Returns whether a view contains controls that can be used independently of the row.
  private func hasControls(in view: UIView) -> Bool {
    view.subviews.contains { subview in
      !subview.isHidden && ((subview is UIControl && subview.isUserInteractionEnabled) || hasControls(in: subview))
    }
  }

  /// The default accessibility of a cell: one element with the labels of its content, unless the content has controls.
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
