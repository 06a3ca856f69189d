import CoreGraphics

/// A list of choices: a box with title and buttons, and one of its own for the button that cancels.
final class ActionSheetView: UIView {
  /// The view can stay on the screen when its controller is gone.
  private weak var alert: UIAlertController?
  private let box = AlertBox()
  private let cancelBox = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [AlertButton] = []
  private var cancelButton: AlertButton?

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    addSubview(box)
    cancelBox.backgroundColor = .secondarySystemGroupedBackground
    cancelBox.layer.cornerCurve = .continuous
    cancelBox.clipsToBounds = true
    addSubview(cancelBox)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.textColor = .secondaryLabel
      box.content.addSubview(label)
    }
    accessibilityViewIsModal = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ActionSheetView is not archived")
  }

  /// A popover has no button that cancels: a tap beside it does.
  private var isInPopover: Bool { alert?.extras.presentation is UIPopoverPresentationController }

  private func update() {
    guard let alert else { return }
    titleLabel.font = .systemFont(ofSize: measures.actionSheets.fontSize, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: measures.actionSheets.fontSize)
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    let others = alert.actions.filter { $0.style != .cancel }
    if !others.elementsEqual(buttons.map(\.action), by: ===) {
      for button in buttons { button.removeFromSuperview() }
      buttons = others.map(makeButton)
      for button in buttons { box.content.addSubview(button) }
    }
    let cancel = isInPopover ? nil : alert.actions.first { $0.style == .cancel }
    if cancel !== cancelButton?.action {
      cancelButton?.removeFromSuperview()
      cancelButton = cancel.map(makeButton)
      if let cancelButton { cancelBox.addSubview(cancelButton) }
    }
    let fontSize = measures.actionSheets.buttonFontSize
    for button in buttons { button.show(isPreferred: button.action === alert.preferredAction, fontSize: fontSize) }
    cancelButton?.show(isPreferred: true, fontSize: fontSize)
    cancelBox.isHidden = cancelButton == nil
  }

  private func makeButton(_ action: UIAlertAction) -> AlertButton {
    AlertButton(action) { [weak self] in self?.alert?.choose($0) }
  }

  private func textHeight(_ label: UILabel, width: CGFloat) -> CGFloat {
    guard !(label.text ?? "").isEmpty else { return 0 }
    let size = CGSize(width: width - 2 * measures.actionSheets.textMargin, height: 10_000)
    return pixelGrid.ceil(label.sizeThatFits(size).height)
  }

  private func headHeight(width: CGFloat) -> CGFloat {
    let (title, message) = (textHeight(titleLabel, width: width), textHeight(messageLabel, width: width))
    if title + message == 0 { return 0 }
    let gap = title > 0 && message > 0 ? measures.actionSheets.textGap : 0
    return measures.actionSheets.textTop + title + gap + message + measures.actionSheets.textBottom
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    update()
    let width =
      isInPopover ? size.width : min(size.width, measures.actionSheets.widest) - 2 * measures.actionSheets.margin
    var height = headHeight(width: width) + CGFloat(buttons.count) * measures.actionSheets.buttonHeight
    if cancelButton != nil {
      height += (height > 0 ? measures.actionSheets.gap : 0) + measures.actionSheets.buttonHeight
    }
    return CGSize(width: width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
    let width = bounds.width
    let buttonHeight = measures.actionSheets.buttonHeight
    let inset = safeAreaInsets.top
    let head = headHeight(width: width)
    box.frame = CGRect(
      x: 0, y: isInPopover ? inset : 0, width: width, height: head + CGFloat(buttons.count) * buttonHeight)
    box.setUnanimated(cornerRadius: isInPopover ? 0 : measures.actionSheets.cornerRadius)
    cancelBox.setUnanimated(cornerRadius: measures.actionSheets.cornerRadius)
    var y = measures.actionSheets.textTop
    for label in [titleLabel, messageLabel] {
      let height = textHeight(label, width: width)
      label.isHidden = height == 0
      guard height > 0 else { continue }
      label.frame = CGRect(
        x: measures.actionSheets.textMargin, y: y, width: width - 2 * measures.actionSheets.textMargin, height: height)
      y += height + measures.actionSheets.textGap
    }
    let line = 1 / max(traitCollection.displayScale, 1)
    var lines: [CGRect] = []
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 0, y: head + CGFloat(index) * buttonHeight, width: width, height: buttonHeight)
      if button.frame.minY > 0 { lines.append(CGRect(x: 0, y: button.frame.minY, width: width, height: line)) }
    }
    box.showLines(lines)
    cancelBox.frame = CGRect(x: 0, y: bounds.height - buttonHeight, width: width, height: buttonHeight)
    cancelButton?.frame = cancelBox.bounds
  }
}
