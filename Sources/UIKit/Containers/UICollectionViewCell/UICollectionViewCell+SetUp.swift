import Foundation

// What a cell is made of, and what changes when its properties do.

extension UICollectionViewCell {
  func setUpCell() {
    let content = state.contentView
    content.frame = bounds
    addSubview(content)
  }

  // MARK: - Content configuration

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    let old = state.configuredView
    guard let configuration else {
      state.contentConfiguration = nil
      old?.removeFromSuperview()
      state.configuredView = nil
      setNeedsLayout()
      return
    }
    if old == nil {
      for view in state.contentView.subviews { view.removeFromSuperview() }
    }
    state.contentConfiguration = configuration
    if let old, old.supports(configuration) {
      old.configuration = configuration
    } else {
      old?.removeFromSuperview()
      let view = configuration.makeContentView()
      state.configuredView = view
      view.frame = state.contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      state.contentView.addSubview(view)
    }
    state.needsConfigurationUpdate = true
    setNeedsLayout()
    element.collectionView?.elementAsksForNewSize(self)
  }

  // MARK: - Background

  func setBackgroundView(_ view: UIView?) {
    guard view !== state.backgroundView else { return }
    state.backgroundView?.removeFromSuperview()
    state.backgroundView = view
    if view != nil { removeConfiguredBackground() }
    setNeedsLayout()
  }

  func setSelectedBackgroundView(_ view: UIView?) {
    guard view !== state.selectedBackgroundView else { return }
    state.selectedBackgroundView?.removeFromSuperview()
    state.selectedBackgroundView = view
    setNeedsLayout()
  }

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    guard let configuration else {
      removeConfiguredBackground()
      return
    }
    state.backgroundView?.removeFromSuperview()
    state.backgroundView = nil
    state.backgroundConfiguration = configuration
    state.needsConfigurationUpdate = true
    setNeedsLayout()
  }

  private func removeConfiguredBackground() {
    state.backgroundConfiguration = nil
    state.configuredBackground?.removeFromSuperview()
    state.configuredBackground = nil
    setNeedsLayout()
  }

  // MARK: - States

  func stateDidChange() {
    setNeedsUpdateConfiguration()
    highlightContent(of: state.contentView)
  }

  /// Labels and images of the cell have highlighted looks of their own.
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
    current.isPinned = state.isPinned
    return current
  }

  func updateConfigurations(using current: UICellConfigurationState) {
    if state.updatesContentConfiguration, let configuration = state.contentConfiguration {
      state.contentConfiguration = configuration.updated(for: current)
      if let updated = state.contentConfiguration { state.configuredView?.configuration = updated }
    }
    if state.updatesBackgroundConfiguration, let configuration = state.backgroundConfiguration {
      state.backgroundConfiguration = configuration.updated(for: current)
    }
    state.configurationUpdateHandler?(self, current)
  }

  func updateConfigurationIfNeeded() {
    guard state.needsConfigurationUpdate else { return }
    state.needsConfigurationUpdate = false
    updateConfiguration(using: configurationState)
    // A handler sets configurations, which marks the cell again: it has just been updated.
    state.needsConfigurationUpdate = false
  }

  var cellAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(traits: isSelected ? .selected : .none)
  }
}
