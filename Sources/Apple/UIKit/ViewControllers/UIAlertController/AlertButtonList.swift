import CoreGraphics

/// The buttons of an alert: two in a row, or a column that scrolls if there is too little space.
final class AlertButtonList: AlertScrollView {
  private(set) var buttons: [AlertButton] = []
  private var lines: [UIView] = []
  /// Whether the first two buttons are in a row.
  private var isRow = false
  private var buttonHeight: CGFloat = 0
  private var hasLineAbove = false

  /// Displays a button for each action. Existing buttons are preserved.
  func show(_ actions: [UIAlertAction], onTap: @escaping (UIAlertAction) -> Void) {
    guard !actions.elementsEqual(buttons.map(\.action), by: ===) else { return }
    for button in buttons { button.removeFromSuperview() }
    buttons = actions.map { AlertButton($0, onTap: onTap) }
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  /// Arranges the buttons.
  ///
  /// - Parameter hasLineAbove: Whether a separator is displayed above the buttons.
  func arrange(isRow: Bool, buttonHeight: CGFloat, hasLineAbove: Bool) {
    self.isRow = isRow
    self.buttonHeight = buttonHeight
    self.hasLineAbove = hasLineAbove
    setNeedsLayout()
  }

  /// The height of all buttons.
  var fittingHeight: CGFloat {
    guard !buttons.isEmpty else { return 0 }
    let rows = CGFloat(isRow ? 1 : buttons.count)
    guard let pills = measures.alerts.pills else { return buttonHeight * rows }
    return 2 * pills.inset + buttonHeight * rows + pills.gap * (rows - 1)
  }

  private func layOutPills(_ pills: AlertMeasures.Pills) {
    showLines([])
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width - 2 * pills.inset
    for (index, button) in buttons.enumerated() {
      if isRow {
        let half = (width - pills.gap) / 2
        button.frame = CGRect(
          x: pills.inset + ((index == 0) != isMirrored ? 0 : half + pills.gap), y: pills.inset, width: half,
          height: buttonHeight)
      } else {
        button.frame = CGRect(
          x: pills.inset, y: pills.inset + CGFloat(index) * (buttonHeight + pills.gap), width: width,
          height: buttonHeight)
      }
    }
    showContent(ofHeight: fittingHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let pills = measures.alerts.pills { return layOutPills(pills) }
    let line = 1 / max(traitCollection.displayScale, 1)
    var frames: [CGRect] = []
    if hasLineAbove, !buttons.isEmpty { frames.append(CGRect(x: 0, y: 0, width: bounds.width, height: line)) }
    if isRow {
      let half = bounds.width / 2
      frames.append(CGRect(x: half, y: 0, width: line, height: buttonHeight))
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: (index == 0) != isMirrored ? 0 : half, y: 0, width: half, height: buttonHeight)
      }
    } else {
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: 0, y: CGFloat(index) * buttonHeight, width: bounds.width, height: buttonHeight)
        if index > 0 { frames.append(CGRect(x: 0, y: button.frame.minY, width: bounds.width, height: line)) }
      }
    }
    showLines(frames)
    showContent(ofHeight: fittingHeight)
  }

  private func showLines(_ frames: [CGRect]) {
    while lines.count < frames.count {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
      addSubview(line)
    }
    while lines.count > frames.count { lines.removeLast().removeFromSuperview() }
    for (line, frame) in zip(lines, frames) { line.frame = frame }
  }
}
