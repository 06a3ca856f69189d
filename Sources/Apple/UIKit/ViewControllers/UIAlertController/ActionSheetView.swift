import CoreGraphics

/// The view of an action sheet, with a box for the title and the buttons, and another box for the cancel button.
final class ActionSheetView: UIView {
  /// The alert controller. The view may outlive it.
  private weak var alert: UIAlertController?
  private let box = AlertBox()
  private let head = AlertHead()
  private let list = AlertButtonList()
  private let cancelBox = UIView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var cancelButton: AlertButton?
  /// The maximum height of the sheet.
  private var heightLimit = CGFloat.greatestFiniteMagnitude

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
      head.addSubview(label)
    }
    box.content.addSubview(head)
    box.content.addSubview(list)
    // The text size is never smaller than the standard size.
    minimumContentSizeCategory = .large
    accessibilityViewIsModal = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ActionSheetView is not archived")
  }

  /// Whether the sheet is in a popover, which has no cancel button, because a tap beside it cancels.
  private var isInPopover: Bool { alert?.extras.presentation is UIPopoverPresentationController }

  private func update() {
    guard let alert else { return }
    titleLabel.font = textFont(.semibold)
    messageLabel.font = textFont(.regular)
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    if let text = alert.attributedTitle { titleLabel.attributedText = text }
    if let text = alert.attributedMessage { messageLabel.attributedText = text }
    if let content = alert.contentViewController, content.view.superview !== head { head.addSubview(content.view) }
    list.show(alert.actions.filter { $0.style != .cancel }) { [weak self] in self?.alert?.choose($0) }
    let cancel = isInPopover ? nil : alert.actions.first { $0.style == .cancel }
    if cancel !== cancelButton?.action {
      cancelButton?.removeFromSuperview()
      cancelButton = cancel.map(makeButton)
      if let cancelButton { cancelBox.addSubview(cancelButton) }
    }
    for button in list.buttons {
      button.show(font: buttonFont(button.action === alert.preferredAction ? .semibold : .regular))
    }
    cancelButton?.show(font: buttonFont(.semibold))
    cancelBox.isHidden = cancelButton == nil
    let hasHead = !alert.titleText.isEmpty || !alert.messageText.isEmpty || contentHeight > 0
    list.arrange(isRow: false, buttonHeight: buttonHeight, hasLineAbove: hasHead)
  }

  private func makeButton(_ action: UIAlertAction) -> AlertButton {
    AlertButton(action) { [weak self] in self?.alert?.choose($0) }
  }

  // MARK: - Text size

  private func textFont(_ weight: UIFont.Weight) -> UIFont {
    .alertFont(ofSize: measures.actionSheets.fontSize, weight: weight, .footnote, traitCollection)
  }

  private var buttonFontSize: CGFloat {
    measures.actionSheets.buttonFontSize(for: traitCollection.preferredContentSizeCategory)
  }

  private func buttonFont(_ weight: UIFont.Weight) -> UIFont { .systemFont(ofSize: buttonFontSize, weight: weight) }

  private var buttonHeight: CGFloat {
    let room = 2 * measures.actionSheets.buttonPadding(forFontSize: buttonFontSize)
    return max(measures.actionSheets.buttonHeight, (buttonFont(.regular).lineHeight + room).rounded())
  }

  // MARK: - Layout

  private func textHeight(_ label: UILabel, width: CGFloat) -> CGFloat {
    guard !(label.text ?? "").isEmpty else { return 0 }
    let size = CGSize(width: width - 2 * measures.actionSheets.textMargin, height: 10_000)
    return pixelGrid.ceil(label.sizeThatFits(size).height)
  }

  /// The height of the view that the app adds above the buttons.
  private var contentHeight: CGFloat { alert?.contentViewController?.preferredContentSize.height ?? 0 }

  private func headHeight(width: CGFloat) -> CGFloat { textsHeight(width: width) + contentHeight }

  private func textsHeight(width: CGFloat) -> CGFloat {
    let (title, message) = (textHeight(titleLabel, width: width), textHeight(messageLabel, width: width))
    if title + message == 0 { return 0 }
    let gap = title > 0 && message > 0 ? measures.actionSheets.textGap : 0
    return measures.actionSheets.textTop + title + gap + message + measures.actionSheets.textBottom
  }

  private var cancelRoom: CGFloat { cancelButton == nil ? 0 : buttonHeight }

  private func gap(below height: CGFloat) -> CGFloat {
    cancelButton != nil && height > 0 ? measures.actionSheets.gap : 0
  }

  /// Returns the heights of the texts and the buttons, as far as they fit above the cancel button.
  private func parts(width: CGFloat, limit: CGFloat) -> (head: CGFloat, buttons: CGFloat) {
    let (head, buttons) = (headHeight(width: width), list.fittingHeight)
    return AlertHead.share(head: head, buttons: buttons, limit: limit - cancelRoom - gap(below: head + buttons))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    update()
    if size.height > 0 { heightLimit = size.height }
    let width =
      isInPopover ? size.width : min(size.width, measures.actionSheets.widest) - 2 * measures.actionSheets.margin
    let parts = parts(width: width, limit: heightLimit)
    let height = parts.head + parts.buttons
    return CGSize(width: width, height: height + gap(below: height) + cancelRoom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
    let width = bounds.width
    let inset = isInPopover ? safeAreaInsets.top : 0
    // The height of a popover may be less than its preferred height.
    let parts = parts(width: width, limit: isInPopover ? bounds.height - inset : heightLimit)
    box.frame = CGRect(x: 0, y: inset, width: width, height: parts.head + parts.buttons)
    box.setUnanimated(cornerRadius: isInPopover ? 0 : measures.actionSheets.cornerRadius)
    cancelBox.setUnanimated(cornerRadius: measures.actionSheets.cornerRadius)
    head.frame = CGRect(x: 0, y: 0, width: width, height: parts.head)
    head.showContent(ofHeight: headHeight(width: width))
    list.frame = CGRect(x: 0, y: parts.head, width: width, height: parts.buttons)
    var y = measures.actionSheets.textTop
    for label in [titleLabel, messageLabel] {
      let height = textHeight(label, width: width)
      label.isHidden = height == 0
      guard height > 0 else { continue }
      label.frame = CGRect(
        x: measures.actionSheets.textMargin, y: y, width: width - 2 * measures.actionSheets.textMargin, height: height)
      y += height + measures.actionSheets.textGap
    }
    alert?.contentViewController?.viewStorage?.frame = CGRect(
      x: 0, y: textsHeight(width: width), width: width, height: contentHeight)
    cancelBox.frame = CGRect(x: 0, y: bounds.height - cancelRoom, width: width, height: cancelRoom)
    cancelButton?.frame = cancelBox.bounds
  }
}

extension ActionSheetView: TraitDependent {
  func adoptTraits(changedFrom previous: UITraitCollection) {
    guard traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory else { return }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}

/// The popover of an action sheet on a tablet. It is a popover in every size class.
final class ActionSheetPopover: UIPopoverPresentationController {
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  override func placePresentedView() {
    if let view = presentedViewController.viewIfLoaded {
      presentedViewController.preferredContentSize = view.sizeThatFits(CGSize(width: 320, height: 10_000))
    }
    super.placePresentedView()
  }
}
