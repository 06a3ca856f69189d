import Foundation

// Layout and measurement of the labels and the image of the cell styles.

extension UITableViewCell {
  private var labels: [UILabel] { [state.textLabel, state.detailTextLabel].compactMap { $0 } }

  /// The minimum height of a self-sizing cell: the row height without the separator.
  private var leastHeight: CGFloat { measures.tables.rowHeight - measures.cells.pixelsToSpare / pixelGrid.scale }

  /// The style that is used for the layout. At accessibility text sizes, `.value1` places the value below the title.
  private var shownStyle: CellStyle {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return state.style == .value1 && isLarge ? .subtitle : state.style
  }

  // MARK: - Sizing

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    updateDefaultMargins()
    let width = target.width > 0 ? target.width : bounds.width
    let layout = CellLayout(self, size: CGSize(width: width, height: bounds.height))
    let contentWidth = max(0, width - layout.content.left - layout.content.right)
    return CGSize(width: width, height: contentHeight(forWidth: contentWidth, horizontal, vertical))
  }

  private func contentHeight(
    forWidth width: CGFloat, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGFloat {
    let content = state.contentView
    let target = CGSize(width: width, height: 0)
    if let view = state.configuredView {
      return view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical
      ).height
    }
    if content.isLaidOutByConstraints {
      let height = content.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical
      ).height
      // Constraints that don't connect the top and the bottom don't determine a height. The standard height is used
      // instead.
      let cells = measures.cells
      guard height > 0 else { return leastHeight }
      state.fittedHeight = pixelGrid.ceil(height + cells.fittedExtra + cells.fittedPixels / pixelGrid.scale)
      return state.fittedHeight
    }
    return pixelGrid.ceil(max(styleHeight(forWidth: width), leastHeight))
  }

  private func styleHeight(forWidth width: CGFloat) -> CGFloat {
    let frame = textArea(inWidth: width)
    let title = state.textLabel.map { size(of: $0, width: frame.width) } ?? .zero
    let detail = state.detailTextLabel.map { size(of: $0, width: frame.width) } ?? .zero
    let measures = measures.cells
    var height: CGFloat
    switch shownStyle {
    case .default: height = title.height + 2 * measures.verticalMargin
    case .value1, .value2: height = max(title.height, detail.height) + 2 * measures.verticalMargin
    case .subtitle:
      height =
        detail.height > 0
        ? title.height + detail.height + subtitleRoom - 1 / pixelGrid.scale
        : title.height + 2 * measures.verticalMargin
    }
    if let image = state.imageView?.shownImage { height = max(height, image.size.height + measures.imageExtra) }
    return height
  }

  private var subtitleRoom: CGFloat {
    let isGrouped = state.table.map { $0.style != .plain } ?? false
    return (isGrouped ? measures.cells.groupedSubtitleRoom : nil) ?? measures.cells.subtitleRoom
  }

  private func size(of label: UILabel, width: CGFloat) -> CGSize {
    guard !(label.text ?? "").isEmpty else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, max(width, 0)), height: size.height)
  }

  // MARK: - Positioning

  /// Returns the horizontal extent of the text, measured from the leading side, between the margins and the image.
  private func textArea(inWidth width: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let margins = textMargins
    var x = margins.leading + CGFloat(state.indentationLevel) * state.indentationWidth
    if let image = state.imageView?.shownImage { x += imageSize(image).width + measures.cells.imageGap }
    return (x, max(0, width - x - margins.trailing))
  }

  private func imageSize(_ image: UIImage) -> CGSize {
    let room = max(bounds.height, leastHeight)
    guard image.size.height > room, image.size.height > 0 else { return image.size }
    return CGSize(width: image.size.width * room / image.size.height, height: room)
  }

  /// Lays out the labels and the image of the style in the content view.
  func layOutStyleContent() {
    guard state.configuredView == nil else { return }
    let bounds = state.contentView.bounds
    let grid = pixelGrid
    func place(_ view: UIView, _ rect: CGRect) {
      var rect = rect
      if isMirrored { rect.origin.x = bounds.width - rect.maxX }
      let origin = CGPoint(x: grid.round(rect.minX), y: grid.round(rect.minY))
      let frame = CGRect(origin: origin, size: rect.size)
      if view.frame != frame { view.frame = frame }
    }
    if let view = state.imageView, view.superview === state.contentView {
      let size = view.shownImage.map(imageSize) ?? .zero
      let x =
        textMargins.leading + CGFloat(state.indentationLevel)
        * state.indentationWidth
      place(view, CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
    }
    let area = textArea(inWidth: bounds.width)
    let title = state.textLabel.map { size(of: $0, width: area.width) } ?? .zero
    let detail = state.detailTextLabel.map { size(of: $0, width: area.width) } ?? .zero
    let roundsDown = measures.cells.roundsCenteredTextDown && shownStyle == .value1
    func centered(_ x: CGFloat, _ size: CGSize) -> CGRect {
      let y = (bounds.height - size.height) / 2
      return CGRect(
        x: x, y: roundsDown ? y.rounded(.up) : y, width: size.width, height: size.height)
    }
    switch shownStyle {
    case .default:
      if let label = state.textLabel {
        place(label, CGRect(x: area.x, y: 0, width: area.width, height: bounds.height))
      }
    case .value1:
      let detailWidth = min(detail.width, max(area.width - title.width - measures.cells.valueGap, 0))
      if let label = state.textLabel { place(label, centered(area.x, title)) }
      if let label = state.detailTextLabel {
        place(
          label,
          centered(area.x + area.width - detailWidth, CGSize(width: detailWidth, height: detail.height)))
      }
    case .value2:
      let (column, gap) = (measures.cells.value2Column, measures.cells.valueGap)
      state.textLabel?.textAlignment = isMirrored ? .left : .right
      if let label = state.textLabel { place(label, centered(area.x, CGSize(width: column, height: title.height))) }
      if let label = state.detailTextLabel {
        let room = max(area.width - column - gap, 0)
        place(
          label,
          centered(area.x + column + gap, CGSize(width: min(detail.width, room), height: detail.height)))
      }
    case .subtitle:
      placeSubtitle(title, detail, x: area.x, height: bounds.height, place)
    }
  }

  /// Positions a title above its detail text, as cells of Interface Builder do. The gap grows with the height of the
  /// cell up to 3 points. With the full gap, the labels are positioned slightly above the middle.
  private func placeSubtitle(
    _ title: CGSize, _ detail: CGSize, x: CGFloat, height: CGFloat, _ place: (UIView, CGRect) -> Void
  ) {
    let grid = pixelGrid
    let (titleHeight, detailHeight) = (lineHeights(state.textLabel, title), lineHeights(state.detailTextLabel, detail))
    // If the separator below the row takes a pixel of the row, that pixel is included.
    let room = height + measures.cells.separatorHeight(scale: grid.scale) - titleHeight - detailHeight
    var gap: CGFloat = 0
    let most = measures.cells.subtitleGap
    if detail.height > 0, title.height > 0, most > 0 {
      // A title that may have more than one line always has the full gap.
      gap =
        state.textLabel?.numberOfLines == 1
        ? max(0, min(most, grid.round((room - measures.cells.subtitleRoomWithoutGap) / 2))) : most
    }
    let y = most > 0 && gap >= most ? ((room - gap) / 2).rounded(.down) - 1 : ((room - gap) / 2).rounded()
    if let label = state.textLabel {
      place(label, CGRect(x: x, y: y, width: title.width, height: title.height))
    }
    if let label = state.detailTextLabel {
      place(label, CGRect(x: x, y: y + title.height + gap, width: detail.width, height: detail.height))
    }
  }

  /// Returns the height of a label's lines without rounding to pixels.
  private func lineHeights(_ label: UILabel?, _ size: CGSize) -> CGFloat {
    guard let label, size.height > 0, label.font.lineHeight > 0 else { return size.height }
    let count = max(1, (size.height / label.font.lineHeight).rounded(.down))
    return min(size.height, count * label.font.lineHeight)
  }
}
