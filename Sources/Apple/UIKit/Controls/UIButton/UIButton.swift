/// A control that does something when it is tapped.
///
/// A button's looks come from its ``configuration``, or, where it has none, from titles, images and colors for each
/// state.
///
/// - Source: developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor
open class UIButton: UIControl, SubviewBuilding {
  /// Changes a button's configuration to suit its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  // MARK: - Storage

  final var contents = ButtonContents()
  final var parts = ButtonParts()
  final var configurationState = ButtonConfigurationState()

  // MARK: - Creating

  /// Makes a custom button with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodePart(UIButton.self, of: self)
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Takes the type that the button is made with.
  final func become(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    if let image = ButtonSymbols.image(for: buttonType) { setImage(image, for: .normal) }
  }

  /// Makes a button of a type with the title and image of an action, which a tap performs.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { adoptPrimaryAction(primaryAction) }
  }

  /// Makes a button with a configuration. It takes the title and image that the configuration lacks from an action,
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

  /// The type that the button was made with.
  public final private(set) var buttonType: ButtonType = .custom

  // MARK: - Titles and images for states

  /// Sets the title for a state.
  ///
  /// - Parameter title: `nil` to have the state use the normal state's title.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    contents.titles[exactly: state] = title
    contentsDidChange()
  }

  /// Sets the title's color for a state; without one, a system button uses its tint color, a custom button white.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    contents.titleColors[exactly: state] = color
    contentsDidChange()
  }

  /// Sets the color of the title's shadow for a state. The label's `shadowOffset` says where it lies.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    contents.titleShadowColors[exactly: state] = color
    contentsDidChange()
  }

  /// Sets the image beside the title for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents.images[exactly: state] = image
    contentsDidChange()
  }

  /// Sets how symbols that say nothing of it themselves are drawn in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    contents.symbolConfigurations[exactly: state] = configuration
    contentsDidChange()
    titleSizeDidChange()
  }

  /// Sets the image behind title and image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    contents.backgroundImages[exactly: state] = image
    contentsDidChange()
  }

  /// Sets the title with attributes for a state; it wins over the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    contents.attributedTitles[exactly: state] = title.map { NSAttributedString(attributedString: $0) }
    contentsDidChange()
  }

  /// The title for a state, the normal state's where it has none of its own.
  open func title(for state: UIControl.State) -> String? { contents.titles[state] }

  /// The title's color for a state, the normal state's where it has none of its own.
  open func titleColor(for state: UIControl.State) -> UIColor? { resolvedTitleColor(for: state) }

  /// The color of the title's shadow for a state, the normal state's where it has none of its own.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { contents.titleShadowColors[state] }

  /// The image for a state, the normal state's where it has none of its own.
  open func image(for state: UIControl.State) -> UIImage? { contents.images[state] }

  /// How symbols are drawn in a state, in the normal state's way where it has none of its own.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    contents.symbolConfigurations[state]
  }

  /// The background image for a state, the normal state's where it has none of its own.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { contents.backgroundImages[state] }

  /// The title with attributes for a state, the normal state's where it has none of its own.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { contents.attributedTitles[state] }

  // MARK: - What is shown now

  /// The title that is shown now.
  open var currentTitle: String? { popupTitle ?? configuration?.title ?? title(for: state) }

  /// The color of the title that is shown now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  /// The color of the title's shadow that is shown now.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image that is shown now.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// How symbols are drawn now.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? preferredSymbolConfigurationForImage(in: state)
  }

  /// The background image that is shown now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The title with attributes that is shown now.
  open var currentAttributedTitle: NSAttributedString? {
    configuration?.attributedTitle.map { NSAttributedString($0) } ?? attributedTitle(for: state)
  }

  /// The label of the title, made when it is first asked for. Set its font here, its text by ``setTitle(_:for:)``.
  open var titleLabel: UILabel? { ensureTitleLabel() }

  /// The label of a configuration's subtitle, made when it is first asked for. The configuration sets its text.
  open var subtitleLabel: UILabel? { ensureSubtitleLabel() }

  /// The view of the image, made when it is first asked for.
  open var imageView: UIImageView? { ensureImageView() }

  // MARK: - Looks

  /// Room around title and image, in points, in a button without a configuration.
  ///
  /// - Default: zero; then a title has 6 points above and below, which any other value at the top or bottom replaces.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet {
      appearanceMarks.insert(.contentEdgeInsets)
      if contentEdgeInsets != oldValue { titleSizeDidChange() }
    }
  }

  /// How far the title moves within the content, in points. The button's size does not follow.
  ///
  /// - Default: zero.
  open var titleEdgeInsets: UIEdgeInsets = .zero {
    didSet {
      if titleEdgeInsets != oldValue { setNeedsLayout() }
    }
  }

  /// How far the image moves within the content, in points. The button's size does not follow.
  ///
  /// - Default: zero.
  open var imageEdgeInsets: UIEdgeInsets = .zero {
    didSet {
      if imageEdgeInsets != oldValue { setNeedsLayout() }
    }
  }

  /// Whether a custom button's image is drawn darker while the button is touched.
  ///
  /// - Default: `true`.
  open var adjustsImageWhenHighlighted: Bool = true {
    didSet {
      if adjustsImageWhenHighlighted != oldValue { contentsDidChange() }
    }
  }

  /// Whether a custom button's image is drawn fainter while the button is disabled.
  ///
  /// - Default: `true`.
  open var adjustsImageWhenDisabled: Bool = true {
    didSet {
      if adjustsImageWhenDisabled != oldValue { contentsDidChange() }
    }
  }

  // MARK: - Configuration

  /// The looks of the button as a value; `nil` where titles and images for states make them.
  ///
  /// - Default: `nil`, unless the button was made with one.
  open var configuration: Configuration? {
    get { configurationState.configuration }
    set { setConfiguration(newValue) }
  }

  /// Called before the button is laid out after its state changed, to change its configuration.
  ///
  /// - Default: `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration's colors follow the button's state.
  ///
  /// - Default: `true`.
  open var automaticallyUpdatesConfiguration: Bool = true {
    didSet {
      if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Has ``updateConfiguration()`` called before the next layout.
  open func setNeedsUpdateConfiguration() {
    markNeedsUpdateConfiguration()
  }

  /// Changes the configuration to suit the button's state. The default calls ``configurationUpdateHandler``.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: - Menu and selection

  /// What the button is for. A configuration's own colors follow it.
  ///
  /// - Default: `.normal`.
  open var role: Role = .normal {
    didSet {
      if role != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// The button's menu. A tap shows it where `showsMenuAsPrimaryAction` says so, and else a touch of half a second.
  ///
  /// - Default: `nil`.
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      contentsDidChange()
    }
  }

  /// In which order the menu's entries come.
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

  /// Whether a tap selects and deselects the button, before its actions are performed.
  ///
  /// With a menu that a tap shows, the button is a pop-up button instead: its title is that of the menu's chosen action.
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

  /// The behavior that the app would like.
  ///
  /// - Default: `.automatic`. An iPhone or iPad has one behavior only; see ``behavioralStyle``.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

  /// Whether a pointer over the button changes its shape. No pointer exists here.
  ///
  /// - Default: `false`.
  open var isPointerInteractionEnabled: Bool = false

  /// The behavior that the button has: `.pad` on an iPhone or iPad.
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

  /// The size of title and image with the room around them, at least 30 points wide for a title without a
  /// configuration.
  open override var intrinsicContentSize: CGSize {
    let size = contentSize(forWidth: nil)
    let insets = alignmentRectInsets
    return CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// The background image's own: layout sees what the image wants it to.
  open override var alignmentRectInsets: UIEdgeInsets { currentBackgroundImage?.alignmentRectInsets ?? .zero }

  /// The size of all of the button; titles of configurations wrap at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(forWidth: size.width > 0 ? size.width : nil)
  }

  /// The rectangle of the background image, in points of the button's coordinates.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle that title and image have for themselves, in points of the button's coordinates.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { defaultContentRect(forBounds: bounds) }

  /// The title's rectangle inside the content's.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { defaultTitleRect(in: contentRect) }

  /// The image's rectangle inside the content's.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { defaultImageRect(in: contentRect) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The title, as far as there is one.
  open override var forFirstBaselineLayout: UIView { viewForBaseline ?? super.forFirstBaselineLayout }

  /// The title, as far as there is one.
  open override var forLastBaselineLayout: UIView { viewForBaseline ?? super.forLastBaselineLayout }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentsDidChange()
  }

  package override var descriptiveText: String? { currentTitle }

  // MARK: - Accessibility

  override var accessibilityDefaults: AccessibilityDefaults { spokenDefaults }

  // MARK: - Appearance

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
