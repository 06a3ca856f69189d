// The subviews of a button, and their contents in the present state.

extension UIButton {

  func ensureTitleLabel() -> ButtonLabel {
    if let label = parts.titleLabel { return label }
    let label = ButtonLabel(frame: .zero)
    label.allowsDefaultTighteningForTruncation = true
    label.lineBreakMode = .byTruncatingMiddle
    label.font = standardTitleFont(measures)
    label.button = self
    parts.titleLabel = label
    addSubview(label)
    if configuration == nil { showTitle() }
    return label
  }

  private func standardTitleFont(_ measures: DesignMeasures) -> UIFont {
    .systemFont(ofSize: isSystem ? measures.buttons.systemTitleSize : measures.buttons.customTitleSize)
  }

  /// Updates a title with the standard font of another design to that of the present design.
  func takeTitleSize(insteadOf old: DesignMeasures) {
    guard configuration == nil, let label = parts.titleLabel, label.font == standardTitleFont(old) else { return }
    label.font = standardTitleFont(measures)
  }

  func ensureImageView() -> UIImageView {
    if let view = parts.imageView { return view }
    let view = UIImageView(frame: .zero)
    view.showsAutomaticImagesAsTemplates = isSystem
    parts.imageView = view
    if let label = parts.titleLabel { insertSubview(view, belowSubview: label) } else { addSubview(view) }
    if configuration == nil { showImage() }
    return view
  }

  private func ensureBackgroundImageView() -> UIImageView {
    if let view = parts.backgroundImageView { return view }
    let view = UIImageView(frame: .zero)
    parts.backgroundImageView = view
    insertSubview(view, at: 0)
    return view
  }

  // MARK: - Changes

  /// Updates the button after possible changes of the title, the image or the colors in the present state.
  func contentsDidChange() {
    if configuration != nil {
      markNeedsUpdateConfiguration()
    } else {
      showContents()
    }
  }

  /// Updates the button after possible changes of its size.
  func titleSizeDidChange() {
    guard !configurationState.isUpdating else { return }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Updates the subviews of a button without a configuration.
  func showContents() {
    if parts.titleLabel != nil || currentTitle != nil || currentAttributedTitle != nil { showTitle() }
    if parts.imageView != nil || currentImage != nil { showImage() }
    showBackgroundImage()
    setNeedsLayout()
  }

  private func showTitle() {
    let label = ensureTitleLabel()
    if let attributed = currentAttributedTitle {
      // Attributes that the title lacks are those of the button. They must be set before the label adopts those of the
      // title.
      if label.attributedTextSource !== attributed {
        label.textColor = currentTitleColor
        label.attributedText = attributed
        label.attributedTextSource = attributed
      }
    } else {
      label.attributedTextSource = nil
      label.text = currentTitle
      label.textColor = isShownSelected ? .white : currentTitleColor
      label.shadowColor = currentTitleShadowColor
    }
    label.alpha = fades ? measures.controls.touchedAlpha : 1
  }

  private func showImage() {
    let view = ensureImageView()
    let hadSize = view.image?.size
    view.image = shownImage
    view.tintColor = imageTint
    view.alpha = fades ? measures.controls.touchedAlpha : imageAlpha
    view.overlayColor = imageShade
    if view.image?.size != hadSize { titleSizeDidChange() }
  }

  /// The displayed image. A symbol has the preferred configuration of the button.
  var shownImage: UIImage? { currentImage?.preferring(currentPreferredSymbolConfiguration, in: traitCollection) }

  private func showBackgroundImage() {
    guard parts.backgroundImageView != nil || currentBackgroundImage != nil else { return }
    let view = ensureBackgroundImageView()
    let hadSize = view.image?.size
    view.image = currentBackgroundImage
    view.overlayColor = imageShade
    view.alpha = imageAlpha
    if view.image?.size != hadSize { titleSizeDidChange() }
  }

  /// Whether the title and the image are in the tint color and fade during a touch, as in all types except `.custom`.
  private var isSystem: Bool { buttonType != .custom }

  private var imageTint: UIColor? {
    if isSystem, !isEnabled { return measures.buttons.disabledTitleColor }
    return buttonType == .close ? .secondaryLabel : nil
  }

  private var fades: Bool { isSystem && isHighlighted && isEnabled }

  private var imageShade: UIColor? {
    guard buttonType == .custom, adjustsImageWhenHighlighted, isHighlighted, isEnabled else { return nil }
    return contents.images[exactly: state] == nil ? UIColor(white: 0, alpha: measures.buttons.touchedImageShade) : nil
  }

  private var imageAlpha: CGFloat {
    guard buttonType == .custom, adjustsImageWhenDisabled, !isEnabled else { return 1 }
    return contents.images[exactly: state] == nil ? measures.buttons.disabledImageAlpha : 1
  }

  /// Whether a system button displays its selection with a tinted background behind the title.
  var isShownSelected: Bool {
    isSystem && isSelected && isEnabled && contents.titleColors[exactly: state] == nil
      && contents.titles[.normal] != nil && contents.attributedTitles[state] == nil
      && contents.backgroundImages[state] == nil
  }

  func resolvedTitleColor(for state: UIControl.State) -> UIColor? {
    if let color = contents.titleColors[state] { return color }
    guard isSystem else { return .white }
    return state.contains(.disabled) ? measures.buttons.disabledTitleColor : tintColor
  }

  /// The view with the button's baseline: the title, or a symbol without a title.
  var viewForBaseline: UIView? {
    updateConfigurationIfNeeded()
    if let label = parts.titleLabel, !label.content.isEmpty { return label }
    return parts.imageView?.shownImage?.hasBaseline == true ? parts.imageView : nil
  }
}
