// Application of a configuration to the parts of a button.

extension UIButton: UpdatesConfiguration {}

extension UIButton {
  func setConfiguration(_ configuration: Configuration?) {
    let hadConfiguration = configurationState.configuration != nil
    configurationState.configuration = configuration
    if configuration == nil {
      guard hadConfiguration else { return }
      dropConfiguration()
    } else if !configurationState.isUpdating {
      markNeedsUpdateConfiguration()
    }
  }

  func markNeedsUpdateConfiguration() {
    guard configuration != nil || configurationUpdateHandler != nil, !configurationState.isUpdating else { return }
    configurationState.needsUpdate = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Updates the configuration after ``setNeedsUpdateConfiguration()``. Measurement and layout call this method first,
  /// so that one update covers many changes.
  func updateConfigurationIfNeeded() {
    guard configurationState.needsUpdate, !configurationState.isUpdating else { return }
    configurationState.needsUpdate = false
    configurationState.isUpdating = true
    defer { configurationState.isUpdating = false }
    tracking(.configuration) { updateConfiguration() }
    guard let configuration else { return }
    let appearance =
      automaticallyUpdatesConfiguration
      ? configuration.updated(for: self) : configuration.colored(for: .normal, tint: roleTint)
    configurationState.appearance = appearance
    show(appearance)
  }

  private func dropConfiguration() {
    configurationState.appearance = nil
    configurationState.needsUpdate = configurationUpdateHandler != nil
    let views: [UIView?] = [
      parts.background, parts.titleLabel, parts.subtitleLabel, parts.imageView, parts.activityIndicator,
      parts.popupIndicator,
    ]
    for view in views {
      view?.removeFromSuperview()
    }
    parts = ButtonParts()
    showContents()
    titleSizeDidChange()
  }

  /// The color from which a configuration derives its own colors.
  var roleTint: UIColor { role == .destructive ? .systemRed : tintColor }

  // MARK: - Showing

  private func show(_ appearance: Configuration) {
    let foreground = appearance.baseForegroundColor ?? tintColor ?? .label
    // The button's own title color is used if the configuration has no base color.
    let ownColor = configuration?.baseForegroundColor == nil ? contents.titleColors[state] : nil
    showBackground(appearance)
    let title = configuredText(
      popupTitle.map { AttributedString($0) } ?? appearance.attributedTitle ?? ownTitle,
      style: appearance.buttonSize.titleStyle, color: ownColor ?? foreground,
      transformer: appearance.titleTextAttributesTransformer)
    let subtitle = configuredText(
      appearance.attributedSubtitle, style: appearance.buttonSize.subtitleStyle(measures.buttons), color: foreground,
      transformer: appearance.subtitleTextAttributesTransformer)
    if title != nil || parts.titleLabel != nil {
      show(title, in: ensureTitleLabel(), mode: appearance.titleLineBreakMode, appearance)
    }
    if subtitle != nil || parts.subtitleLabel != nil {
      show(subtitle, in: ensureSubtitleLabel(), mode: appearance.subtitleLineBreakMode, appearance)
    }
    showActivity(appearance, color: foreground)
    showPopupIndicator(appearance, color: foreground)
    let image = appearance.showsActivityIndicator ? nil : configuredImage(appearance)
    if image != nil || parts.imageView != nil {
      let view = ensureImageView()
      view.showsAutomaticImagesAsTemplates = true
      show(image, in: view, appearance.symbolContentTransition)
      view.alpha = 1
      view.overlayColor = nil
      view.tintColor = appearance.imageColorTransformer?(foreground) ?? foreground
    }
  }

  /// Displays an image. A symbol replaces another one with the transition of the configuration.
  private func show(_ image: UIImage?, in view: UIImageView, _ transition: UISymbolContentTransition?) {
    guard let transition, let image, image.isSymbolImage, view.image?.isSymbolImage == true, image != view.image else {
      view.image = image
      return
    }
    view.setSymbolImage(image, contentTransition: transition.contentTransition, options: transition.options)
  }

  private func configuredImage(_ appearance: Configuration) -> UIImage? {
    let preferred = UIImage.SymbolConfiguration(textStyle: appearance.buttonSize.titleStyle, scale: .large)
      .applying(appearance.preferredSymbolConfigurationForImage ?? contents.symbolConfigurations[state])
    return (appearance.image ?? contents.images[state])?.preferring(preferred, in: traitCollection)
  }

  private var ownTitle: AttributedString? {
    attributedTitle(for: state).map { AttributedString($0) } ?? title(for: state).map { AttributedString($0) }
  }

  private func show(
    _ text: NSAttributedString?, in label: ButtonLabel, mode: NSLineBreakMode, _ appearance: Configuration
  ) {
    let wraps = mode == .byWordWrapping || mode == .byCharWrapping
    label.alpha = 1
    label.numberOfLines = wraps ? 0 : 1
    label.attributedText = text
    label.lineBreakMode = mode
    label.textAlignment = appearance.textAlignment(
      hasImage: configuredImage(appearance) != nil || appearance.showsActivityIndicator)
  }

  func ensureSubtitleLabel() -> ButtonLabel {
    if let label = parts.subtitleLabel { return label }
    let label = ButtonLabel(frame: .zero)
    label.button = self
    parts.subtitleLabel = label
    addSubview(label)
    return label
  }

  private func showBackground(_ appearance: Configuration) {
    let view = parts.background ?? ButtonBackgroundView(frame: .zero)
    if parts.background == nil {
      parts.background = view
      insertSubview(view, at: 0)
    }
    view.show(appearance.background, tintColor: tintColor)
    view.showGlass(appearance.style.glass(measures.glass), isTouched: isHighlighted)
  }

  /// Returns the text with missing attributes added and its transformer applied, or `nil` for an empty text.
  private func configuredText(
    _ text: AttributedString?, style: UIFont.TextStyle, color: UIColor,
    transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    guard let text, !text.characters.isEmpty else { return nil }
    var defaults = AttributeContainer()
    defaults[AttributeScopes.UIKitAttributes.FontAttribute.self] =
      .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    defaults[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      let attributes = defaults.merging(run.attributes, mergePolicy: .keepNew)
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters),
          attributes: AttributedTextAttributes.dictionary(from: transformer?(attributes) ?? attributes)))
    }
    return result
  }
}

extension UIButton.Configuration {
  /// The edge of the text at which the image is placed.
  var imageEdge: NSDirectionalRectEdge {
    for edge: NSDirectionalRectEdge in [.leading, .trailing, .top, .bottom] where imagePlacement.contains(edge) {
      return edge
    }
    return .leading
  }

  /// Returns the alignment of the lines of a wrapped title.
  func textAlignment(hasImage: Bool) -> NSTextAlignment {
    switch resolvedTitleAlignment(hasImage: hasImage) {
    case .center: .center
    case .trailing: .right
    case .leading, .automatic: .natural
    }
  }

  /// Returns ``titleAlignment`` with `.automatic` resolved.
  func resolvedTitleAlignment(hasImage: Bool) -> TitleAlignment {
    guard titleAlignment == .automatic else { return titleAlignment }
    guard hasImage else { return .leading }
    switch imageEdge {
    case .trailing: return .trailing
    case .top, .bottom: return .center
    default: return .leading
    }
  }
}
