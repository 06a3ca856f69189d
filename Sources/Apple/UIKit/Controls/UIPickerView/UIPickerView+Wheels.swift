// The wheels of a picker view, and touches on them.

extension UIPickerView {
  /// A width or height that the delegate leaves to the picker view.
  nonisolated static let automatic: CGFloat = -1

  func markNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(frame: .zero)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for (component, wheel) in wheels.enumerated() { reload(wheel, component) }
    setNeedsLayout()
  }

  func wheel(_ component: Int, _ caller: String) -> PickerWheel {
    reloadIfNeeded()
    preconditionOfCaller(
      wheels.indices.contains(component),
      "UIPickerView.\(caller): index \(component) is out of bounds, because there are \(wheels.count) components")
    return wheels[component]
  }

  func reload(_ wheel: PickerWheel, _ component: Int) {
    let selected = wheel.selectedRow
    wheel.stopSpinning()
    wheel.rowCount = max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
    wheel.position = CGFloat(max(0, min(selected, wheel.rowCount - 1)))
    wheel.removeRows()
    wheel.makeRow = { [unowned self] row, reused in rowView(row, component, reused) }
  }

  private func rowView(_ row: Int, _ component: Int, _ reused: UIView?) -> UIView {
    guard let delegate else { return PickerTitleView(frame: .zero) }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: reused)
    if let view = view as? PickerTitleView {
      let attributed = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)
      let title = delegate.pickerView(self, titleForRow: row, forComponent: component)
      let alignment = titleAlignment(component)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      view.label.textAlignment = isMirrored && alignment == .right ? .left : alignment
      view.trailingRoom = units[component] == nil ? 0 : measures.pickers.unitRoom
      view.label.textColor = ignoresTitleColor(row, component) ? .label : titleColor ?? .label
      if let attributed { view.label.attributedText = attributed } else { view.label.text = title ?? "" }
    }
    return view
  }

  // MARK: - Layout

  func layOutWheels() {
    reloadIfNeeded()
    let automatic = measures.pickers.wheelWidth(in: bounds.width, count: wheels.count)
    let widths = wheels.indices.map { component -> CGFloat in
      let width = delegate?.pickerView(self, widthForComponent: component) ?? UIPickerView.automatic
      return width > 0 ? width : automatic
    }
    let total = widths.reduce(0, +) + measures.pickers.gap * CGFloat(max(wheels.count - 1, 0))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = pixelGrid.round(bounds.midX - total / 2)
    var tallest: CGFloat = 0
    for component in isMirrored ? Array(wheels.indices.reversed()) : Array(wheels.indices) {
      let wheel = wheels[component]
      let asked = delegate?.pickerView(self, rowHeightForComponent: component) ?? UIPickerView.automatic
      let rowHeight = asked > 0 ? asked : measures.pickers.rowHeight
      wheel.cylinder = PickerCylinder(height: bounds.height, rowHeight: rowHeight, measures.pickers)
      wheel.frame = CGRect(x: x, y: bounds.minY, width: widths[component], height: bounds.height)
      wheel.setNeedsLayout()
      placeUnit(component, isMirrored: isMirrored)
      x += widths[component] + measures.pickers.gap
      tallest = max(tallest, rowHeight)
    }
    band.isHidden = wheels.isEmpty
    band.backgroundColor = measures.pickers.bandColor
    let bandHeight = tallest + measures.pickers.bandExtraHeight
    band.place(
      pixelGrid.round(
        CGRect(
          x: bounds.minX + measures.pickers.edge, y: bounds.midY - bandHeight / 2,
          width: max(bounds.width - 2 * measures.pickers.edge, 0), height: bandHeight)),
      cornerRadius: measures.pickers.bandRadius)
  }

  private func placeUnit(_ component: Int, isMirrored: Bool) {
    guard let unit = units[component] else {
      unitLabels.removeValue(forKey: component)?.removeFromSuperview()
      return
    }
    let label = unitLabels[component] ?? UILabel(frame: .zero)
    label.font = .systemFont(ofSize: measures.pickers.unitFontSize, weight: .semibold)
    if label.superview == nil {
      unitLabels[component] = label
      addSubview(label)
    }
    label.text = unit
    let wheel = wheels[component].frame
    let width = measures.pickers.unitRoom - measures.pickers.unitGap
    let offset = measures.pickers.titleInset
    label.frame = CGRect(
      x: isMirrored ? wheel.minX + offset : wheel.maxX - offset - width, y: wheel.minY, width: width,
      height: wheel.height)
  }

  // MARK: - Touches

  func beginDrag(_ touch: UITouch) {
    layoutIfNeeded()
    let point = touch.location(in: self)
    guard let component = wheels.firstIndex(where: { $0.frame.contains(point) }) else { return }
    // A touch stops a turning wheel.
    wheels[component].stopSpinning()
    drag = PickerDrag(
      component: component, startY: point.y, startPosition: wheels[component].position, lastY: point.y,
      lastTime: touch.timestamp)
  }

  func continueDrag(_ touch: UITouch) {
    guard var drag, wheels.indices.contains(drag.component) else { return }
    let y = touch.location(in: self).y
    let distance = y - drag.startY
    drag.move(to: y, at: touch.timestamp)
    if abs(distance) > PickerDrag.slop { drag.hasMoved = true }
    self.drag = drag
    guard drag.hasMoved else { return }
    let wheel = wheels[drag.component]
    let position = drag.startPosition - distance / wheel.cylinder.rowHeight
    wheel.position = max(-0.5, min(position, CGFloat(wheel.rowCount) - 0.5))
  }

  func endDrag(_ touch: UITouch) {
    guard var drag, wheels.indices.contains(drag.component) else { return }
    self.drag = nil
    let wheel = wheels[drag.component]
    guard wheel.rowCount > 0 else { return }
    let y = touch.location(in: self).y
    drag.move(to: y, at: touch.timestamp)
    var target = wheel.position
    if drag.hasMoved {
      target -= drag.velocity * PickerDrag.glide / wheel.cylinder.rowHeight
    } else {
      target = drag.startPosition + wheel.cylinder.rows(at: y - wheel.frame.midY).rounded()
    }
    target = max(0, min(target.rounded(), CGFloat(wheel.rowCount - 1)))
    // The initial velocity is that of the touch.
    let way = abs(target - wheel.position) * wheel.cylinder.rowHeight
    let speed = drag.hasMoved ? abs(drag.velocity) : 0
    let limits = PickerDrag.durations
    let duration =
      speed > 0 ? min(max(Double(3 * way / speed), limits.lowerBound), limits.upperBound) : limits.lowerBound
    let component = drag.component
    wheel.spin(to: target, for: duration, isByCode: false) { [weak self] in
      guard let self, target != drag.startPosition, wheels.indices.contains(component) else { return }
      delegate?.pickerView(self, didSelectRow: Int(saturating: target), inComponent: component)
    }
  }

  func cancelDrag() {
    guard let drag else { return }
    self.drag = nil
    if wheels.indices.contains(drag.component) { wheels[drag.component].position = drag.startPosition }
  }
}
