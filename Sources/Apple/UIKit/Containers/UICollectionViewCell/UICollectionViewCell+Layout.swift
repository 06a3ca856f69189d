import Foundation

// Layout of a cell's parts, and measurement of its content.

extension UICollectionViewCell {
  // MARK: - Positioning

  func layOutCell() {
    updateConfigurationIfNeeded()
    placeContent()
    placeBackground()
    placeSelectedBackground()
    layOutParts()
  }

  func placeContent() {
    let area = contentArea
    if state.contentView.frame != area { state.contentView.frame = area }
  }

  private func placeSelectedBackground() {
    guard let view = state.selectedBackgroundView else { return }
    guard state.isSelected || state.isHighlighted else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self {
      if let behind = state.backgroundView ?? state.configuredBackground, behind.superview === self {
        insertSubview(view, aboveSubview: behind)
      } else {
        insertSubview(view, at: 0)
      }
    }
    view.frame = bounds
  }

  // MARK: - Sizing

  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateConfigurationIfNeeded()
    let area = contentArea
    let (besideX, besideY) = (bounds.width - area.width, bounds.height - area.height)
    let inner = CGSize(
      width: horizontal == .required ? max(0, target.width - besideX) : target.width,
      height: vertical == .required ? max(0, target.height - besideY) : target.height)
    guard var size = contentSize(inner, horizontal, vertical) else {
      // Without content that determines a size, the cell keeps its own size.
      let own = sizeThatFits(bounds.size)
      return CGSize(
        width: horizontal == .required ? target.width : own.width,
        height: vertical == .required ? target.height : own.height)
    }
    size.width = horizontal == .required ? target.width : size.width + besideX
    size.height = vertical == .required ? target.height : size.height + besideY
    return pixelGrid.ceil(size)
  }

  private func contentSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    if let view = state.configuredView {
      return view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    guard state.contentView.isLaidOutByConstraints else { return nil }
    return state.contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
