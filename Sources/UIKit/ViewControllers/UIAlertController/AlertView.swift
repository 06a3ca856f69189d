import CoreGraphics

/// An alert in the middle of the screen: title, message, fields and buttons.
final class AlertView: UIView {
  /// The view can stay on the screen when its controller is gone.
  private weak var alert: UIAlertController?
  private var actions: [UIAlertAction] { alert?.actions ?? [] }
  private let box = AlertBox()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fieldBox = UIView()
  private var buttons: [AlertButton] = []
  private var fieldLines: [UIView] = []

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    addSubview(box)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      box.content.addSubview(label)
    }
    fieldBox.clipsToBounds = true
    box.content.addSubview(fieldBox)
    accessibilityViewIsModal = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("AlertView is not archived")
  }

  // MARK: - Content

  /// The buttons as they are shown: the one that cancels before another one, and after several.
  private var orderedActions: [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return isSideBySide ? cancel + others : others + cancel
  }

  private var isSideBySide: Bool {
    guard actions.count == 2 else { return false }
    let half = measures.alerts.width / 2 - measures.alerts.buttonMargin
    let font = UIFont.systemFont(ofSize: measures.alerts.buttonFontSize, weight: .semibold)
    return actions.allSatisfy {
      NSAttributedString(string: $0.title ?? "", attributes: [.font: font]).size().width <= half
    }
  }

  private func update() {
    guard let alert else { return }
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    // A message alone takes the title's place.
    let hasTitle = !(alert.title ?? "").isEmpty
    titleLabel.font = .systemFont(ofSize: measures.alerts.titleFontSize, weight: .semibold)
    messageLabel.font = hasTitle ? .systemFont(ofSize: measures.alerts.messageFontSize) : titleLabel.font
    let actions = orderedActions
    if !actions.elementsEqual(buttons.map(\.action), by: ===) {
      for button in buttons { button.removeFromSuperview() }
      buttons = actions.map { action in
        AlertButton(action) { [weak self] in self?.alert?.choose($0) }
      }
      for button in buttons { box.content.addSubview(button) }
    }
    for button in buttons {
      let bold = alert.preferredAction ?? actions.first { $0.style == .cancel && actions.count > 1 }
      button.show(isPreferred: button.action === bold, fontSize: measures.alerts.buttonFontSize)
    }
    for field in alert.textFields ?? [] where field.superview !== fieldBox { fieldBox.addSubview(field) }
  }

  // MARK: - Layout

  private func textHeight(_ label: UILabel) -> CGFloat {
    guard !(label.text ?? "").isEmpty else { return 0 }
    let width = measures.alerts.width - 2 * measures.alerts.margin
    return pixelGrid.ceil(label.sizeThatFits(CGSize(width: width, height: 10_000)).height)
  }

  private var headHeight: CGFloat {
    let (title, message) = (textHeight(titleLabel), textHeight(messageLabel))
    var height = title + message + (title > 0 && message > 0 ? measures.alerts.titleGap : 0)
    let fields = alert?.textFields?.count ?? 0
    if fields > 0 {
      height += (height > 0 ? measures.alerts.fieldGap : 0) + CGFloat(fields) * measures.alerts.fieldHeight
    }
    return height == 0 ? 0 : measures.alerts.top + height + measures.alerts.bottom
  }

  private var buttonsHeight: CGFloat {
    if buttons.isEmpty { return 0 }
    return measures.alerts.buttonHeight * CGFloat(isSideBySide ? 1 : buttons.count)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    update()
    return CGSize(width: measures.alerts.width, height: headHeight + buttonsHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
    box.setUnanimated(cornerRadius: measures.alerts.cornerRadius)
    box.frame = bounds
    let margin = measures.alerts.margin
    let width = bounds.width - 2 * margin
    var y = measures.alerts.top
    for label in [titleLabel, messageLabel] {
      let height = textHeight(label)
      label.isHidden = height == 0
      guard height > 0 else { continue }
      label.frame = CGRect(x: margin, y: y, width: width, height: height)
      y += height + measures.alerts.titleGap
    }
    let line = 1 / max(traitCollection.displayScale, 1)
    layOutFields(from: y - measures.alerts.titleGap + measures.alerts.fieldGap, line: line)
    var lines: [CGRect] = []
    let top = headHeight
    let height = measures.alerts.buttonHeight
    if isSideBySide {
      let half = bounds.width / 2
      lines.append(CGRect(x: 0, y: top, width: bounds.width, height: line))
      lines.append(CGRect(x: half, y: top, width: line, height: height))
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: (index == 0) != isMirrored ? 0 : half, y: top, width: half, height: height)
      }
    } else {
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: 0, y: top + CGFloat(index) * height, width: bounds.width, height: height)
        lines.append(CGRect(x: 0, y: button.frame.minY, width: bounds.width, height: line))
      }
    }
    box.showLines(lines)
  }

  private func layOutFields(from y: CGFloat, line: CGFloat) {
    let fields = alert?.textFields ?? []
    fieldBox.isHidden = fields.isEmpty
    let height = measures.alerts.fieldHeight
    fieldBox.frame = CGRect(
      x: measures.alerts.margin, y: y, width: bounds.width - 2 * measures.alerts.margin,
      height: height * CGFloat(fields.count))
    ViewAnimation.withoutInheritedAnimation { fieldBox.backgroundColor = measures.alerts.fieldColor }
    fieldBox.setUnanimated(cornerRadius: measures.alerts.fieldRadius)
    fieldBox.layer.borderWidth = line
    fieldBox.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    while fieldLines.count < fields.count - 1 {
      let view = UIView()
      view.backgroundColor = .separator
      fieldLines.append(view)
      fieldBox.addSubview(view)
    }
    for (index, view) in fieldLines.enumerated() {
      view.frame = CGRect(x: 0, y: CGFloat(index + 1) * height, width: fieldBox.bounds.width, height: line)
    }
    let inset = measures.alerts.fieldInset
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: inset, y: CGFloat(index) * height, width: fieldBox.bounds.width - 2 * inset, height: height)
    }
  }
}
