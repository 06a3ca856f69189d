// Widths, positions and appearance of the segments.

extension UISegmentedControl {

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: - Contents

  private func state(ofSegment index: Int) -> UIControl.State {
    var state: UIControl.State = []
    if index == selectedIndexStorage { state.insert(.selected) }
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    if index == pressedIndex { state.insert(.highlighted) }
    return state
  }

  private func titleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let isSelected = state.contains(.selected)
    let isDisabled = state.contains(.disabled)
    let weight = isSelected ? measures.segmentedControls.selectedWeight : .regular
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: measures.segmentedControls.fontSize, weight: weight),
      .foregroundColor: isDisabled ? UIColor.tertiaryLabel : UIColor.label,
    ]
    // A disabled title stays gray, regardless of the normal color.
    let normal = looks.titleAttributes[.normal] ?? [:]
    for (key, value) in normal where !(isDisabled && key == .foregroundColor) { attributes[key] = value }
    for layer in [state.subtracting(.highlighted), state] where layer != .normal {
      attributes.merge(looks.titleAttributes[layer] ?? [:]) { $1 }
    }
    return attributes
  }

  /// Updates titles and images, so that they can be measured.
  func showContents() {
    for (index, segment) in segments.enumerated() {
      let state = state(ofSegment: index)
      let attributes = titleAttributes(for: state)
      segment.view.imageView.image = segment.image
      segment.view.imageView.tintColor = attributes[.foregroundColor] as? UIColor
      segment.view.label.show(segment.title, with: attributes)
      let fades = state.contains(.highlighted) && !state.contains(.selected) && !looks.hasBackgrounds
      segment.view.label.alpha = fades ? measures.segmentedControls.touchedAlpha : 1
      segment.view.imageView.alpha = segment.view.label.alpha
      segment.view.background.image = looks.shownBackground(for: state)
    }
  }

  // MARK: - Widths

  /// Returns the width that a segment requires, as recorded: that of its title in whole points. The font is that of
  /// unselected segments, so that a selection does not move other segments.
  private func neededWidth(of segment: SegmentItem) -> CGFloat {
    if segment.width > 0 { return segment.width }
    var width = segment.image?.size.width ?? 0
    if let title = segment.title {
      let hasOwnSelectedFont = looks.titleAttributes[.selected]?[.font] != nil
      for state: UIControl.State in hasOwnSelectedFont ? [.normal, .selected] : [.normal] {
        let text = TextDrawing(plain: title, attributes: titleAttributes(for: state), keepsLines: false)
        width = max(width, text.size.width.rounded(.down))
      }
    }
    return width + 2 * measures.segmentedControls.contentPadding
  }

  private var dividerWidth: CGFloat {
    if let image = looks.shownDivider(left: .normal, right: .normal) { return image.size.width }
    return measures.segmentedControls.separatorHeight > 0 ? measures.controls.dividerWidth : 0
  }

  var fittingSize: CGSize {
    let widths = segments.map(neededWidth)
    let gaps = CGFloat(max(segments.count - 1, 0)) * dividerWidth
    let widest = zip(widths, segments).reduce(0) { $1.1.width > 0 ? $0 : max($0, $1.0) }
    let total =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +)
      : segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
    let image = segments.reduce(0) { max($0, $1.image?.size.height ?? 0) }
    let background = looks.shownBackground(for: .normal)?.size.height ?? measures.segmentedControls.height
    return pixelGrid.ceil(CGSize(width: total + gaps, height: max(background, image)))
  }

  /// The widths of the segments in the control's width.
  private var shownWidths: [CGFloat] {
    let gaps = CGFloat(max(segments.count - 1, 0)) * dividerWidth
    let room = max(bounds.width - gaps, 0)
    let fixed = segments.reduce(0) { $0 + $1.width }
    let flexible = segments.filter { $0.width == 0 }
    let left = max(room - fixed, 0)
    guard apportionsSegmentWidthsByContent else {
      return segments.map { $0.width > 0 ? $0.width : left / CGFloat(flexible.count) }
    }
    // The remaining or missing width is distributed equally.
    let needed = flexible.reduce(0) { $0 + neededWidth(of: $1) }
    let extra = flexible.isEmpty ? 0 : (left - needed) / CGFloat(flexible.count)
    return segments.map { $0.width > 0 ? $0.width : max(neededWidth(of: $0) + extra, 0) }
  }

  // MARK: - Positions

  func layOutSegments() {
    showContents()
    let usesImages = looks.hasBackgrounds
    parts.track.isHidden = usesImages
    parts.track.place(bounds, cornerRadius: measures.segmentedControls.cornerRadius)
    let grid = pixelGrid
    var x = bounds.minX
    var gaps: [CGFloat] = []
    let order = isMirrored ? Array(segments.indices.reversed()) : Array(segments.indices)
    let widths = shownWidths
    for index in order {
      let isWhole = measures.segmentedControls.hasWholeBoundaries
      let left = isWhole ? x.rounded(.down) : grid.round(x)
      let right = isWhole ? (x + widths[index]).rounded(.down) : grid.round(x + widths[index])
      let view = segments[index].view
      view.frame = CGRect(x: left, y: bounds.minY, width: max(right - left, 0), height: bounds.height)
      view.placeContent(offset: offset(ofSegment: index, order), padding: measures.segmentedControls.leastTitlePadding)
      gaps.append(right)
      x += widths[index] + dividerWidth
    }
    placeSelection(isHidden: usesImages)
    placeSeparators(gaps.dropLast(), order)
  }

  private func offset(ofSegment index: Int, _ order: [Int]) -> CGSize {
    let type: Segment =
      order.count == 1 ? .alone : index == order.first ? .left : index == order.last ? .right : .center
    let adjustment = looks.adjustment(for: type)
    let own = segments[index].contentOffset
    return CGSize(width: own.width + adjustment.horizontal, height: own.height + adjustment.vertical)
  }

  private func placeSelection(isHidden: Bool) {
    guard segments.indices.contains(selectedIndexStorage), !isHidden else {
      parts.selection.isHidden = true
      return
    }
    parts.selection.isHidden = false
    let segment = segments[selectedIndexStorage].view.frame
    var rect = segment.insetBy(
      dx: measures.segmentedControls.selectionInset, dy: measures.segmentedControls.selectionInset)
    // The background of the selection extends to the center of the adjacent separators.
    let reach = measures.segmentedControls.separatorHeight > 0 ? measures.controls.dividerWidth : 0
    if segment.minX > bounds.minX { rect.origin.x -= reach }
    if segment.minX > bounds.minX { rect.size.width += reach }
    if segment.maxX < bounds.maxX { rect.size.width += reach }
    parts.selection.frame = rect
    parts.selection.cornerRadius = measures.segmentedControls.selectionRadius
    parts.selection.color = selectedSegmentTintColor ?? measures.segmentedControls.selectionColor
    parts.selection.shadows = measures.segmentedControls.selectionShadows
    parts.selection.alpha = isEnabled ? 1 : measures.controls.disabledAlpha
  }

  private func placeSeparators(_ gaps: ArraySlice<CGFloat>, _ order: [Int]) {
    while parts.separators.count > gaps.count { parts.separators.removeLast().removeFromSuperview() }
    while parts.separators.count < gaps.count {
      let view = UIImageView(frame: .zero)
      parts.separators.append(view)
      insertSubview(view, aboveSubview: parts.track)
    }
    for (position, (view, x)) in zip(parts.separators, gaps).enumerated() {
      let (left, right) = (order[position], order[position + 1])
      if let image = looks.shownDivider(left: state(ofSegment: left), right: state(ofSegment: right)) {
        view.image = image
        view.backgroundColor = nil
        view.isHidden = false
        view.frame = CGRect(x: x, y: bounds.minY, width: dividerWidth, height: bounds.height)
      } else {
        let height = min(measures.segmentedControls.separatorHeight, bounds.height)
        view.image = nil
        view.backgroundColor = measures.controls.dividerColor
        view.isHidden =
          height == 0 || looks.hasBackgrounds || left == selectedIndexStorage || right == selectedIndexStorage
        view.frame = CGRect(
          x: x, y: pixelGrid.round(bounds.midY - height / 2), width: measures.controls.dividerWidth,
          height: height)
      }
    }
  }
}
