/// A control that performs an action when it is tapped.
///
/// The appearance of a button is determined by its ``configuration``, or without one, by titles, images and colors for
/// each state.
///
/// - Source: developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor
open class UIButton: UIControl, SubviewBuilding {
  /// A closure that updates a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  // MARK: - Storage

  final var contents = ButtonContents()
  final var parts = ButtonParts()
  final var configurationState = ButtonConfigurationState()

  // MARK: - Creating

  /// Creates a custom button with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodePart(UIButton.self, of: self)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Sets the type of a new button.
  final func become(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    if let image = ButtonSymbols.image(for: buttonType) { setImage(image, for: .normal) }
  }

  /// Creates a button of a type with the title and the image of an action, which a tap performs.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { adoptPrimaryAction(primaryAction) }
  }

  /// Creates a button with a configuration. A title and an image that the configuration lacks are those of the action,
  /// which a tap performs.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { adoptPrimaryAction(primaryAction) }
  }

  override func adoptPrimaryAction(_ action: UIAction) {
    super.adoptPrimaryAction(action)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// The type of the button.
  public final private(set) var buttonType: ButtonType = .custom

  // MARK: - Titles and images for states

  /// Sets the title for a state.
  ///
  /// - Parameter title: The title, or `nil` to use the title of the normal state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    contents.titles[exactly: state] = title
    contentsDidChange()
  }

  /// Sets the title color for a state. Without a color, a system button uses its tint color, and a custom button uses
  /// white.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    contents.titleColors[exactly: state] = color
    contentsDidChange()
  }

  /// Sets the color of the title's shadow for a state. The label's `shadowOffset` determines its position.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    contents.titleShadowColors[exactly: state] = color
    contentsDidChange()
  }

  /// Sets the image beside the title for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents.images[exactly: state] = image
    contentsDidChange()
  }

  /// Sets the configuration of symbol images for a state. Values that the image specifies itself take precedence.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    contents.symbolConfigurations[exactly: state] = configuration
    contentsDidChange()
    titleSizeDidChange()
  }

  /// Sets the image behind the title and the image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    contents.backgroundImages[exactly: state] = image
    contentsDidChange()
  }

  /// Sets the attributed title for a state. It takes precedence over the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    contents.attributedTitles[exactly: state] = title.map { NSAttributedString(attributedString: $0) }
    contentsDidChange()
  }

  /// Returns the title for a state, or that of the normal state if there is none.
  open func title(for state: UIControl.State) -> String? { contents.titles[state] }

  /// Returns the title color for a state, or that of the normal state if there is none.
  open func titleColor(for state: UIControl.State) -> UIColor? { resolvedTitleColor(for: state) }

  /// Returns the color of the title's shadow for a state, or that of the normal state if there is none.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { contents.titleShadowColors[state] }

  /// Returns the image for a state, or that of the normal state if there is none.
  open func image(for state: UIControl.State) -> UIImage? { contents.images[state] }

  /// Returns the configuration of symbol images for a state, or that of the normal state if there is none.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    contents.symbolConfigurations[state]
  }

  /// Returns the background image for a state, or that of the normal state if there is none.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { contents.backgroundImages[state] }

  /// Returns the attributed title for a state, or that of the normal state if there is none.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { contents.attributedTitles[state] }

  // MARK: - Displayed contents

  /// The displayed title.
  open var currentTitle: String? { popupTitle ?? configuration?.title ?? title(for: state) }

  /// The color of the displayed title.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The color of the displayed title's shadow.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The displayed image.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The configuration of the displayed symbol image.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? preferredSymbolConfigurationForImage(in: state)
  }

  /// The displayed background image.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The displayed attributed title.
  open var currentAttributedTitle: NSAttributedString? {
    configuration?.attributedTitle.map { NSAttributedString($0) } ?? attributedTitle(for: state)
  }

  /// The label of the title, created on demand. Use it to set the font, and ``setTitle(_:for:)`` to set the text.
  open var titleLabel: UILabel? { ensureTitleLabel() }

  /// The label of a configuration's subtitle, created on demand. The configuration sets its text.
  open var subtitleLabel: UILabel? { ensureSubtitleLabel() }

  /// The view of the image, created on demand.
  open var imageView: UIImageView? { ensureImageView() }

  // MARK: - Appearance

  /// The insets around the title and the image in a button without a configuration, in points.
  ///
  /// - Default: zero, which adds 6 points above and below a title. Any other value at the top or bottom replaces them.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet {
      appearanceMarks.insert(.contentEdgeInsets)
      if contentEdgeInsets != oldValue { titleSizeDidChange() }
    }
  }

  /// The offsets of the title within the content, in points. They don't change the size of the button.
  ///
  /// - Default: zero.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet {
      if titleEdgeInsets != oldValue { setNeedsLayout() }
    }
  }

  /// The offsets of the image within the content, in points. They don't change the size of the button.
  ///
  /// - Default: zero.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet {
      if imageEdgeInsets != oldValue { setNeedsLayout() }
    }
  }

  /// Whether the image of a custom button is darkened during a touch.
  ///
  /// - Default: `true`.
  open var adjustsImageWhenHighlighted: Bool = true {
    didSet {
      if adjustsImageWhenHighlighted != oldValue { contentsDidChange() }
    }
  }

  /// Whether the image of a custom button is dimmed while the button is disabled.
  ///
  /// - Default: `true`.
  open var adjustsImageWhenDisabled: Bool = true {
    didSet {
      if adjustsImageWhenDisabled != oldValue { contentsDidChange() }
    }
  }

  // MARK: - Configuration

  /// The configuration of the button, or `nil` for a button with titles and images for states.
  ///
  /// - Default: `nil`, unless the button was created with a configuration.
  open var configuration: Configuration? {
    get { configurationState.configuration }
    set { setConfiguration(newValue) }
  }

  /// A closure that changes the configuration. It is called before the layout pass that follows a change of the state.
  ///
  /// - Default: `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the colors of the configuration follow the state of the button.
  ///
  /// - Default: `true`.
  open var automaticallyUpdatesConfiguration: Bool = true {
    didSet {
      if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Schedules a call of ``updateConfiguration()`` before the next layout pass.
  open func setNeedsUpdateConfiguration() {
    markNeedsUpdateConfiguration()
  }

  /// Updates the configuration for the button's state. The default implementation calls ``configurationUpdateHandler``.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: - Menu and selection

  /// The role of the button, from which a configuration derives its colors.
  ///
  /// - Default: `.normal`.
  open var role: Role = .normal {
    didSet {
      if role != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// The menu of the button. A tap opens it if `showsMenuAsPrimaryAction` is `true`, otherwise a touch of half a
  /// second.
  ///
  /// - Default: `nil`.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      contentsDidChange()
    }
  }

  /// The order of the menu's entries.
  ///
  /// - Default: `.automatic`.
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let configuration = super.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
    configuration?.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  override var primaryMenu: UIMenu? { menu }

  /// Whether a tap selects or deselects the button before its actions are performed.
  ///
  /// If a tap opens the button's menu, the button is a pop-up button instead, and displays the title of the chosen
  /// action.
  ///
  /// - Default: `false`.
  open var changesSelectionAsPrimaryAction: Bool = false {
    didSet {
      if changesSelectionAsPrimaryAction != oldValue { contentsDidChange() }
    }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet {
      if showsMenuAsPrimaryAction != oldValue { contentsDidChange() }
    }
  }

  /// The behavior that the app prefers. An iPhone or iPad has one behavior only. See ``behavioralStyle``.
  ///
  /// - Default: `.automatic`.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

  /// Whether the pointer changes its shape over the button. Hosts have no pointer.
  ///
  /// - Default: `false`.
  open var isPointerInteractionEnabled: Bool = false

  /// The behavior of the button, which is `.pad` on an iPhone or iPad.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  override var eventsAfterTap: UIControl.Event { .primaryActionTriggered }

  open override func sendActions(for controlEvents: UIControl.Event) {
    if changesSelectionAsPrimaryAction, !isPopup, controlEvents.contains(.touchUpInside) { isSelected.toggle() }
    super.sendActions(for: controlEvents)
  }

  override func stateDidChange() {
    super.stateDidChange()
    contentsDidChange()
  }

  // MARK: - Sizing and layout

  /// The size of the title and the image with their insets. A title without a configuration is at least 30 points wide.
  open override var intrinsicContentSize: CGSize {
    let size = contentSize(forWidth: nil)
    let insets = alignmentRectInsets
    return CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// The alignment insets of the background image.
  open override var alignmentRectInsets: UIEdgeInsets { currentBackgroundImage?.alignmentRectInsets ?? .zero }

  /// Returns the size that fits the content. Titles of configurations wrap at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(forWidth: size.width > 0 ? size.width : nil)
  }

  /// Returns the rectangle of the background image, in the button's coordinates.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle that is available to the title and the image, in the button's coordinates.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { defaultContentRect(forBounds: bounds) }

  /// Returns the rectangle of the title in that of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { defaultTitleRect(in: contentRect) }

  /// Returns the rectangle of the image in that of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { defaultImageRect(in: contentRect) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The view that determines the first baseline, which is the title if there is one.
  open override var forFirstBaselineLayout: UIView { viewForBaseline ?? super.forFirstBaselineLayout }

  /// The view that determines the last baseline, which is the title if there is one.
  open override var forLastBaselineLayout: UIView { viewForBaseline ?? super.forLastBaselineLayout }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentsDidChange()
  }

  package override var descriptiveText: String? { currentTitle }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults { spokenDefaults }

  // MARK: - Appearance proxy

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(.contentEdgeInsets, \UIButton.contentEdgeInsets),
      AppearanceProperty(\UIButton.contents.titleColors.values) { $0.contentsDidChange() },
      AppearanceProperty(\UIButton.contents.titleShadowColors.values) { $0.contentsDidChange() },
      AppearanceProperty(\UIButton.contents.backgroundImages.values) { $0.contentsDidChange() },
      AppearanceProperty(\UIButton.contents.symbolConfigurations.values) { $0.contentsDidChange() },
    ]
  }
}

extension UIButton {
  var spokenDefaults: AccessibilityDefaults {
    var traits = stateTraits.union(.button)
    if isPopup { traits.remove(.selected) }
    return AccessibilityDefaults(isElement: true, label: spokenTitle, traits: traits)
  }

  private var spokenTitle: String? {
    let title = currentAttributedTitle?.string ?? currentTitle
    let subtitle = configuration.flatMap { $0.attributedSubtitle.map { String($0.characters) } ?? $0.subtitle }
    let texts = [title, subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? currentImage?.spokenName : texts.joined(separator: ", ")
  }
}
