import Foundation

// Creation of a cell's parts, and updates after changes of its properties.

extension UITableViewCell: ConfiguredListView {
  func setUpCell() {
    let content = state.contentView
    content.frame = bounds
    addSubview(content)
    updateDefaultMargins()
  }

  // MARK: - Labels of the style

  func styleLabel(isDetail: Bool) -> UILabel? {
    if let label = isDetail ? state.detailTextLabel : state.textLabel { return label }
    guard state.contentConfiguration == nil else { return nil }
    let label = CellLabel(frame: .zero)
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFont.preferredFont(forTextStyle: textStyle(isDetail: isDetail))
    switch (state.style, isDetail) {
    case (.value1, true): label.textColor = .secondaryLabel
    case (.value2, false):
      label.textColor = tintColor
      label.textAlignment = .right
    default: label.textColor = .label
    }
    state.contentView.addSubview(label)
    if isDetail { state.detailTextLabel = label } else { state.textLabel = label }
    label.contentListener = { [weak self] in self?.styleContentDidChange() }
    styleContentDidChange()
    return label
  }

  private func textStyle(isDetail: Bool) -> UIFont.TextStyle {
    switch state.style {
    case .default, .value1: .body
    case .value2: .caption1
    case .subtitle: isDetail ? .caption1 : .body
    }
  }

  func styleImageView() -> UIImageView? {
    if let view = state.imageView { return view }
    guard state.style != .value2, state.contentConfiguration == nil else { return nil }
    let view = CellImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    // Symbols have the size of the text beside them.
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    view.contentListener = { [weak self] in self?.styleContentDidChange() }
    state.contentView.insertSubview(view, at: 0)
    state.imageView = view
    return view
  }

  func styleContentDidChange() {
    state.contentView.setNeedsLayout()
    setNeedsLayout()
  }

  func tintDidChange() {
    if state.style == .value2 { state.textLabel?.textColor = tintColor }
    setNeedsLayout()
  }

  // MARK: - Content configuration

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
    showContent(configuration)
    guard configuration != nil else { return }
    updateConfiguredMargins()
    state.table?.cellAsksForNewHeight(self)
  }

  func contentWasCleared() {
    (state.textLabel, state.detailTextLabel, state.imageView) = (nil, nil, nil)
  }

  // MARK: - Background

  func setSelectedBackgroundView(_ view: UIView?) {
    guard view !== state.selectedBackgroundView else { return }
    state.selectedBackgroundView?.removeFromSuperview()
    state.selectedBackgroundView = view
    setNeedsLayout()
  }

  // MARK: - States

  func selectionDidChange() {
    setNeedsUpdateConfiguration()
    // Labels and images of the cell have their own highlighted appearance.
    let isOn = state.isSelected || state.isHighlighted
    for label in [state.textLabel, state.detailTextLabel] { label?.isHighlighted = isOn }
    state.imageView?.isHighlighted = isOn
  }

  var currentConfigurationState: UICellConfigurationState {
    var current = UICellConfigurationState(traitCollection: traitCollection)
    current.isDisabled = !isUserInteractionEnabled
    current.isHighlighted = state.isHighlighted
    current.isFocused = isFocused
    current.isSelected = state.isSelected
    current.isEditing = state.isEditing
    current.isSwiped = state.isSwiped
    current.isReordering = state.isReordering
    current.cellDragState = state.dragState
    return current
  }

  func updateConfigurations(using current: UICellConfigurationState) {
    followState(current)
    state.configurationUpdateHandler?(self, current)
  }

  func accessoryDidChange() {
    updateDefaultMargins()
    setNeedsLayout()
  }
}

/// A label of a cell that tells the cell about changes of its text.
final class CellLabel: UILabel {
  var contentListener: (() -> Void)?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentListener?()
  }
}

/// An image view of a cell that tells the cell about changes of its image.
final class CellImageView: UIImageView {
  var contentListener: (() -> Void)?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentListener?()
  }
}

extension UITableViewCell: DraggedCell {
  func setDragState(_ dragState: UICellConfigurationState.DragState) {
    guard dragState != state.dragState else { return }
    state.dragState = dragState
    setNeedsUpdateConfiguration()
    dragStateDidChange(DragState(rawValue: dragState.rawValue) ?? .none)
  }
}
