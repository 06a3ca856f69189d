import CoreGraphics

/// The view of an alert in the center of the screen, with a title, a message, text fields and buttons.
final class AlertView: UIView {
  /// The alert controller. The view may outlive it.
  private weak var alert: UIAlertController?
  private var actions: [UIAlertAction] {
    // A tap beside a card cancels, so that it has no button for that.
    let actions = alert?.actions ?? []
    return isCard ? actions.filter { $0.style != .cancel } : actions
  }
  /// Whether the alert is a card beside its source.
  private var isCard: Bool { (alert?.extras.presentation as? ActionCardPresentation)?.hasSource ?? false }
  private let box = AlertBox()
  private let head = AlertHead()
  private let list = AlertButtonList()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let fieldBox = UIView()
  private var fieldLines: [UIView] = []
  /// The maximum height of the alert.
  private var heightLimit = CGFloat.greatestFiniteMagnitude

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    addSubview(box)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      head.addSubview(label)
    }
    fieldBox.clipsToBounds = true
    head.addSubview(fieldBox)
    box.content.addSubview(head)
    box.content.addSubview(list)
    accessibilityViewIsModal = true
    // The text size is never smaller than the standard size.
    minimumContentSizeCategory = .large
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("AlertView is not archived")
  }

  // MARK: - Content

  /// The actions in their displayed order, in which the cancel button is the first of two buttons in a row and
  /// otherwise the last one.
  private var orderedActions: [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return isSideBySide ? cancel + others : others + cancel
  }

  /// Whether two buttons are displayed in a row. With large text, buttons are always in a column.
  private var isSideBySide: Bool {
    guard actions.count == 2, !hasLargeText, alert?.preferredStyle == .alert else { return false }
    var half = measures.alerts.width / 2 - measures.alerts.buttonMargin
    if let pills = measures.alerts.pills {
      half = (measures.alerts.width - 2 * pills.inset - pills.gap) / 2 - 2 * measures.alerts.buttonTitleInset
    }
    let font = font(measures.alerts.buttonFontSize, .semibold, .body)
    return actions.allSatisfy {
      NSAttributedString(string: $0.title ?? "", attributes: [.font: font]).size().width <= half
    }
  }

  // MARK: - Text size

  private var hasLargeText: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  private var width: CGFloat {
    if isCard { return measures.alerts.cardWidth }
    return hasLargeText ? measures.alerts.largeTextWidth : measures.alerts.width
  }

  private func font(_ size: CGFloat, _ weight: UIFont.Weight, _ style: UIFont.TextStyle) -> UIFont {
    .alertFont(ofSize: size, weight: weight, style, traitCollection)
  }

  /// Returns the difference between the line heights of a text style at the present and at the standard text size.
  private func growth(_ size: CGFloat, _ style: UIFont.TextStyle) -> CGFloat {
    let growth = font(size, .regular, style).lineHeight - UIFont.systemFont(ofSize: size).lineHeight
    return max(0, growth.rounded())
  }

  private var buttonHeight: CGFloat { measures.alerts.buttonHeight + growth(measures.alerts.buttonFontSize, .body) }

  private var fieldHeight: CGFloat { measures.alerts.fieldHeight + growth(measures.alerts.fieldFontSize, .footnote) }

  // MARK: - Showing

  private func update() {
    guard let alert else { return }
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    // Without a title, the message has the appearance of one.
    let hasTitle = !alert.titleText.isEmpty
    let hasBoth = hasTitle && !alert.messageText.isEmpty
    let titleWeight = hasBoth ? UIFont.Weight.semibold : measures.alerts.singleTitleWeight
    titleLabel.font = font(measures.alerts.titleFontSize, titleWeight, .headline)
    messageLabel.font =
      hasTitle ? font(measures.alerts.messageFontSize, .regular, measures.alerts.messageStyle) : titleLabel.font
    messageLabel.textColor = hasTitle ? measures.alerts.messageColor : .label
    let isLeading = hasBoth && measures.alerts.alignsTextsLeading
    for label in [titleLabel, messageLabel] { label.textAlignment = isLeading ? .natural : .center }
    spread(titleLabel, by: measures.alerts.titleLineGap)
    spread(messageLabel, by: hasTitle ? measures.alerts.messageLineGap : measures.alerts.titleLineGap)
    if let text = alert.attributedTitle { titleLabel.attributedText = text }
    if let text = alert.attributedMessage { messageLabel.attributedText = text }
    showContent(of: alert)
    let actions = orderedActions
    list.show(actions) { [weak self] in self?.alert?.choose($0) }
    let bold = alert.preferredAction ?? actions.first { $0.style == .cancel && actions.count > 1 }
    let plain = measures.alerts.pills?.weight ?? .regular
    for button in list.buttons {
      let isPreferred = button.action === alert.preferredAction
      let isBold = measures.alerts.pills == nil ? button.action === bold : isPreferred
      button.show(
        font: font(measures.alerts.buttonFontSize, isBold ? .semibold : plain, .body), isPreferred: isPreferred)
    }
    list.arrange(isRow: isSideBySide, buttonHeight: buttonHeight, hasLineAbove: true)
    if measures.alerts.fieldSpacing != nil { fieldBox.clipsToBounds = false }
    for field in alert.textFields ?? [] where field.superview !== fieldBox { fieldBox.addSubview(field) }
  }

  private func showContent(of alert: UIAlertController) {
    guard let content = alert.contentViewController else { return }
    if content.view.superview !== head { head.addSubview(content.view) }
  }

  /// The height of the view that the app adds above the buttons.
  private var contentHeight: CGFloat { alert?.contentViewController?.preferredContentSize.height ?? 0 }

  /// Adds space between the lines of a label.
  private func spread(_ label: UILabel, by gap: CGFloat) {
    guard gap > 0, let text = label.text, !text.isEmpty else { return }
    let style = NSMutableParagraphStyle()
    style.lineSpacing = gap
    style.alignment = label.textAlignment
    label.attributedText = NSAttributedString(
      string: text,
      attributes: [
        .font: label.font as Any, .foregroundColor: label.textColor as Any, .paragraphStyle: style,
      ])
  }

  // MARK: - Layout

  private func textHeight(_ label: UILabel) -> CGFloat {
    guard !(label.text ?? "").isEmpty else { return 0 }
    let width = width - 2 * measures.alerts.margin
    return pixelGrid.ceil(label.sizeThatFits(CGSize(width: width, height: 10_000)).height)
  }

  private var headHeight: CGFloat {
    let (title, message) = (textHeight(titleLabel), textHeight(messageLabel))
    var height = title + message + (title > 0 && message > 0 ? measures.alerts.titleGap : 0)
    let fields = alert?.textFields?.count ?? 0
    if fields > 0 {
      height += (height > 0 ? measures.alerts.fieldGap : 0) + fieldsHeight
    }
    return (height == 0 ? 0 : measures.alerts.top + height + bottom) + contentHeight
  }

  /// The bottom of the visible head.
  private var bottom: CGFloat {
    if let below = measures.alerts.fieldBottom, !(alert?.textFields ?? []).isEmpty { return below }
    if isCard { return measures.alerts.cardBottom }
    let isSingle = (alert?.titleText ?? "").isEmpty || (alert?.messageText ?? "").isEmpty
    return isSingle ? measures.alerts.singleBottom ?? measures.alerts.bottom : measures.alerts.bottom
  }

  private var fieldsHeight: CGFloat {
    let count = CGFloat(alert?.textFields?.count ?? 0)
    return count * fieldHeight + (measures.alerts.fieldSpacing ?? 0) * max(count - 1, 0)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    update()
    if size.height > 0 { heightLimit = size.height }
    let parts = AlertHead.share(head: headHeight, buttons: list.fittingHeight, limit: heightLimit)
    return CGSize(width: width, height: parts.head + parts.buttons)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
    box.setUnanimated(cornerRadius: measures.alerts.cornerRadius)
    box.frame = bounds
    let whole = headHeight
    let parts = AlertHead.share(head: whole, buttons: list.fittingHeight, limit: heightLimit)
    head.frame = CGRect(x: 0, y: 0, width: bounds.width, height: parts.head)
    head.showContent(ofHeight: whole)
    alert?.contentViewController?.viewStorage?.frame = CGRect(
      x: 0, y: whole - contentHeight, width: bounds.width, height: contentHeight)
    list.frame = CGRect(x: 0, y: parts.head, width: bounds.width, height: parts.buttons)
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
  }

  private func layOutFields(from y: CGFloat, line: CGFloat) {
    let fields = alert?.textFields ?? []
    fieldBox.isHidden = fields.isEmpty
    let height = fieldHeight
    if let spacing = measures.alerts.fieldSpacing { return layOutPillFields(fields, from: y, spacing: spacing) }
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

extension AlertView {
  /// Lays out separate text fields, each in its own capsule.
  private func layOutPillFields(_ fields: [UITextField], from y: CGFloat, spacing: CGFloat) {
    let side = measures.alerts.fieldMargin ?? measures.alerts.margin
    fieldBox.backgroundColor = nil
    fieldBox.layer.borderWidth = 0
    fieldBox.frame = CGRect(x: side, y: y, width: bounds.width - 2 * side, height: fieldsHeight)
    while fieldLines.count < fields.count {
      let view = UIView()
      fieldLines.append(view)
      fieldBox.insertSubview(view, at: 0)
    }
    let inset = measures.alerts.fieldInset
    for (index, field) in fields.enumerated() {
      let pill = CGRect(
        x: 0, y: CGFloat(index) * (fieldHeight + spacing), width: fieldBox.bounds.width, height: fieldHeight)
      fieldLines[index].frame = pill
      fieldLines[index].backgroundColor = measures.alerts.fieldColor
      fieldLines[index].setUnanimated(cornerRadius: measures.alerts.fieldRadius)
      field.frame = pill.insetBy(dx: inset, dy: 0)
    }
  }
}

extension AlertView: TraitDependent {
  func adoptTraits(changedFrom previous: UITraitCollection) {
    guard traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory else { return }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
