extension UIButton {
  /// The content and the looks of a button as a value.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  public struct Configuration: Hashable {
    let style: ButtonStyle
    private var customContentInsets: NSDirectionalEdgeInsets?
    /// The one that holds where the configuration is made.
    private let design = UITraitCollection.current.measures
    private var titleTextAttributesTransformerStorage =
      ConfigurationTransformer<UIConfigurationTextAttributesTransformer>()
    private var subtitleTextAttributesTransformerStorage =
      ConfigurationTransformer<UIConfigurationTextAttributesTransformer>()
    private var imageColorTransformerStorage = ConfigurationTransformer<UIConfigurationColorTransformer>()
    private var activityIndicatorColorTransformerStorage =
      ConfigurationTransformer<UIConfigurationColorTransformer>()
    private var indicatorColorTransformerStorage = ConfigurationTransformer<UIConfigurationColorTransformer>()

    init(style: ButtonStyle) {
      self.style = style
      background.cornerRadius = buttonSize.measures(design.buttons).cornerRadius
      guard style.isGlass else { return }
      cornerStyle = .capsule
      if let radius = design.buttons.radiusBesideDynamic { background.cornerRadius = radius }
    }

    // MARK: - Content

    /// The words of the title.
    ///
    /// - Default: `nil`; then the button's own title is shown. Setting it replaces ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The title with attributes. Those that it lacks are the configuration's.
    ///
    /// - Default: `nil`.
    public var attributedTitle: AttributedString?

    /// The words under the title.
    ///
    /// - Default: `nil`. Setting it replaces ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// The words under the title with attributes.
    ///
    /// - Default: `nil`.
    public var attributedSubtitle: AttributedString?

    /// The image; a template one, or one that does not say, is shown in the color of the title.
    ///
    /// - Default: `nil`; then the button's own image is shown.
    public var image: UIImage?

    /// How a symbol is drawn as far as it does not say so itself.
    ///
    /// - Default: `nil`; then the size is that of the title's text style, in the large scale.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    // MARK: - Text

    /// Changes the title's attributes before they are used: the usual way to another font.
    ///
    /// - Default: `nil`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleTextAttributesTransformerStorage.value }
      set { titleTextAttributesTransformerStorage.value = newValue }
    }

    /// Changes the subtitle's attributes before they are used.
    ///
    /// - Default: `nil`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleTextAttributesTransformerStorage.value }
      set { subtitleTextAttributesTransformerStorage.value = newValue }
    }

    /// How the title breaks. With the truncating modes and `.byClipping` it has one line.
    ///
    /// - Default: `.byWordWrapping`.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// How the subtitle breaks.
    ///
    /// - Default: `.byWordWrapping`.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// How title and subtitle line up.
    ///
    /// - Default: `.automatic`.
    public var titleAlignment: TitleAlignment = .automatic

    // MARK: - Layout

    /// The size of which the configuration takes what it does not say itself.
    ///
    /// - Default: `.medium`.
    public var buttonSize: Size = .medium {
      didSet {
        // A radius that somebody chose stays.
        let (old, new) = (oldValue.measures(design.buttons), buttonSize.measures(design.buttons))
        if background.cornerRadius == old.cornerRadius { background.cornerRadius = new.cornerRadius }
      }
    }

    /// Room around the content, in points.
    ///
    /// - Default: what suits ``buttonSize``; 7 above and below and 12 at the sides in the medium size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { customContentInsets ?? buttonSize.measures(design.buttons).contentInsets }
      set { customContentInsets = newValue }
    }

    /// Has ``contentInsets`` follow ``buttonSize`` again.
    public mutating func setDefaultContentInsets() {
      customContentInsets = nil
    }

    /// The side of the text on which the image lies; of several, the first of leading, trailing, top and bottom.
    ///
    /// - Default: `.leading`.
    public var imagePlacement: NSDirectionalRectEdge = .leading

    /// The gap between image and text, in points.
    ///
    /// - Default: 0.
    public var imagePadding: CGFloat = 0

    /// The gap between title and subtitle, in points.
    ///
    /// - Default: 1.
    public var titlePadding: CGFloat = 1

    // MARK: - Looks

    /// The color that title and image are made from; `nil` for the style's.
    ///
    /// - Default: `nil`.
    public var baseForegroundColor: UIColor?

    /// The color that the background is made from; `nil` for the style's.
    ///
    /// - Default: `nil`.
    public var baseBackgroundColor: UIColor?

    /// Changes the image's color before it is used.
    ///
    /// - Default: `nil`.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { imageColorTransformerStorage.value }
      set { imageColorTransformerStorage.value = newValue }
    }

    /// Whether a turning wheel takes the place of the image.
    ///
    /// - Default: `false`.
    public var showsActivityIndicator: Bool = false

    /// Changes the wheel's color before it is used.
    ///
    /// - Default: `nil`; then it is the color of the title.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { activityIndicatorColorTransformerStorage.value }
      set { activityIndicatorColorTransformerStorage.value = newValue }
    }

    /// The mark of a button with a menu, behind its text.
    ///
    /// - Default: `.automatic`.
    public var indicator: Indicator = .automatic

    /// Changes the mark's color before it is used.
    ///
    /// - Default: `nil`; then it is the color of the title.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { indicatorColorTransformerStorage.value }
      set { indicatorColorTransformerStorage.value = newValue }
    }

    /// The background. Its color wins over the style's and ``baseBackgroundColor``.
    public var background = UIBackgroundConfiguration()

    /// What decides the radius of the corners.
    ///
    /// - Default: `.dynamic`.
    public var cornerStyle: CornerStyle = .dynamic {
      didSet {
        guard cornerStyle != .dynamic, cornerStyle != oldValue, let radius = design.buttons.radiusBesideDynamic else {
          return
        }
        background.cornerRadius = radius
      }
    }

    /// Whether the looks of styles that show a selection follow the button's.
    ///
    /// - Default: `true`.
    public var automaticallyUpdateForSelection: Bool = true

    // MARK: - State

    /// The configuration with the colors that it has in a button's state: with them set, it looks the same in every
    /// state.
    @preconcurrency @MainActor
    public func updated(for button: UIButton) -> Configuration {
      colored(for: button.state, tint: button.roleTint)
    }

    func colored(for state: UIControl.State, tint: UIColor) -> Configuration {
      var result = self
      let colors = style.colors(of: self, in: state, tint: tint, design.buttons)
      result.baseForegroundColor = colors.foreground
      if result.background.backgroundColor == nil { result.background.backgroundColor = colors.background ?? .clear }
      return result
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(attributedTitle)
      hasher.combine(attributedSubtitle)
      hasher.combine(image)
      hasher.combine(baseForegroundColor)
      hasher.combine(baseBackgroundColor)
      hasher.combine(background)
    }
  }
}
