import Foundation

// Creation of a cell's parts, and updates after changes of its properties.

extension UICollectionViewCell: ConfiguredListView {
  func setUpCell() {
    let content = state.contentView
    content.frame = bounds
    addSubview(content)
  }

  // MARK: - Content configuration

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    showContent(configuration)
    if configuration != nil { element.collectionView?.elementAsksForNewSize(self) }
  }

  // MARK: - Background

  func setSelectedBackgroundView(_ view: UIView?) {
    guard view !== state.selectedBackgroundView else { return }
    state.selectedBackgroundView?.removeFromSuperview()
    state.selectedBackgroundView = view
    setNeedsLayout()
  }

  // MARK: - States

  func stateDidChange() {
    setNeedsUpdateConfiguration()
    highlightContent(of: state.contentView)
  }

  /// Highlights the labels and images of the cell, which have their own highlighted appearance.
  private func highlightContent(of view: UIView) {
    let isOn = state.isSelected || state.isHighlighted
    for subview in view.subviews {
      if let label = subview as? UILabel { label.isHighlighted = isOn }
      if let image = subview as? UIImageView { image.isHighlighted = isOn }
      if !(subview is UIControl) { highlightContent(of: subview) }
    }
  }

  var currentConfigurationState: UICellConfigurationState {
    var current = UICellConfigurationState(traitCollection: traitCollection)
    current.isDisabled = !isUserInteractionEnabled
    current.isHighlighted = state.isHighlighted
    current.isFocused = isFocused
    current.isSelected = state.isSelected
    current.isEditing = state.isEditing
    current.isSwiped = state.isSwiped
    current.isExpanded = state.isExpanded
    current.isReordering = state.isReordering
    current.cellDragState = state.dragState
    current.isPinned = state.isPinned
    return current
  }

  func updateConfigurations(using current: UICellConfigurationState) {
    followState(current)
    state.configurationUpdateHandler?(self, current)
  }

  var cellAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(traits: isSelected ? .selected : .none)
  }
}

extension UICollectionViewCell: DraggedCell {
  func setDragState(_ dragState: UICellConfigurationState.DragState) {
    guard dragState != state.dragState else { return }
    state.dragState = dragState
    setNeedsUpdateConfiguration()
    dragStateDidChange(DragState(rawValue: dragState.rawValue) ?? .none)
  }
}
