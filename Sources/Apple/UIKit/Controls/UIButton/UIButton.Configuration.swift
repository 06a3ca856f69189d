extension UIButton {
  /// The content and appearance of a button as a value.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  public struct Configuration: Hashable {
    let style: ButtonStyle
    private var customContentInsets: NSDirectionalEdgeInsets?
    /// The design that is current when the configuration is created.
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

    /// The title. Setting it replaces ``attributedTitle``.
    ///
    /// - Default: `nil`, for the button's own title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The attributed title. Missing attributes are those of the configuration.
    ///
    /// - Default: `nil`.
    public var attributedTitle: AttributedString?

    /// The subtitle below the title. Setting it replaces ``attributedSubtitle``.
    ///
    /// - Default: `nil`.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// The attributed subtitle below the title.
    ///
    /// - Default: `nil`.
    public var attributedSubtitle: AttributedString?

    /// The image. An image with the rendering mode `.alwaysTemplate` or `.automatic` is displayed in the color of the
    /// title.
    ///
    /// - Default: `nil`, for the button's own image.
    public var image: UIImage?

    /// The configuration of a symbol image. Values that the image specifies itself take precedence.
    ///
    /// - Default: `nil`, for the size of the title's text style, in the large scale.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    // MARK: - Text

    /// A transformer of the title's attributes. It is the usual way to change the font.
    ///
    /// - Default: `nil`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { titleTextAttributesTransformerStorage.value }
      set { titleTextAttributesTransformerStorage.value = newValue }
    }

    /// A transformer of the subtitle's attributes.
    ///
    /// - Default: `nil`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { subtitleTextAttributesTransformerStorage.value }
      set { subtitleTextAttributesTransformerStorage.value = newValue }
    }

    /// The line break mode of the title. With the truncating modes and `.byClipping`, the title has one line.
    ///
    /// - Default: `.byWordWrapping`.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// The line break mode of the subtitle.
    ///
    /// - Default: `.byWordWrapping`.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// The alignment of the title and the subtitle.
    ///
    /// - Default: `.automatic`.
    public var titleAlignment: TitleAlignment = .automatic

    // MARK: - Layout

    /// The size that determines the values that the configuration does not specify.
    ///
    /// - Default: `.medium`.
    public var buttonSize: Size = .medium {
      didSet {
        // A radius that was set explicitly is preserved.
        let (old, new) = (oldValue.measures(design.buttons), buttonSize.measures(design.buttons))
        if background.cornerRadius == old.cornerRadius { background.cornerRadius = new.cornerRadius }
      }
    }

    /// The insets of the content, in points.
    ///
    /// - Default: The insets of ``buttonSize``. In the medium size, they are 7 at the top and bottom, and 12 at the
    ///   sides.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { customContentInsets ?? buttonSize.measures(design.buttons).contentInsets }
      set { customContentInsets = newValue }
    }

    /// Resets ``contentInsets``, so that they follow ``buttonSize`` again.
    public mutating func setDefaultContentInsets() {
      customContentInsets = nil
    }

    /// The effect with which a symbol replaces another one.
    ///
    /// - Default: `nil`, for no effect.
    public var symbolContentTransition: UISymbolContentTransition?

    /// The edge of the text at which the image is placed. If it contains several edges, the first one of leading,
    /// trailing, top and bottom is used.
    ///
    /// - Default: `.leading`.
    public var imagePlacement: NSDirectionalRectEdge = .leading

    /// The space between the image and the text, in points.
    ///
    /// - Default: 0.
    public var imagePadding: CGFloat = 0

    /// The space between the title and the subtitle, in points.
    ///
    /// - Default: 1.
    public var titlePadding: CGFloat = 1

    // MARK: - Appearance

    /// The color from which those of the title and the image are derived, or `nil` for the color of the style.
    ///
    /// - Default: `nil`.
    public var baseForegroundColor: UIColor?

    /// The color from which that of the background is derived, or `nil` for the color of the style.
    ///
    /// - Default: `nil`.
    public var baseBackgroundColor: UIColor?

    /// A transformer of the image's color.
    ///
    /// - Default: `nil`.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { imageColorTransformerStorage.value }
      set { imageColorTransformerStorage.value = newValue }
    }

    /// Whether an activity indicator replaces the image.
    ///
    /// - Default: `false`.
    public var showsActivityIndicator: Bool = false

    /// A transformer of the activity indicator's color.
    ///
    /// - Default: `nil`, for the color of the title.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { activityIndicatorColorTransformerStorage.value }
      set { activityIndicatorColorTransformerStorage.value = newValue }
    }

    /// The indicator of a button with a menu, after its text.
    ///
    /// - Default: `.automatic`.
    public var indicator: Indicator = .automatic

    /// A transformer of the indicator's color.
    ///
    /// - Default: `nil`, for the color of the title.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { indicatorColorTransformerStorage.value }
      set { indicatorColorTransformerStorage.value = newValue }
    }

    /// The background. Its color takes precedence over that of the style and over ``baseBackgroundColor``.
    public var background = UIBackgroundConfiguration()

    /// The style of the corners.
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

    /// Whether the appearance of styles with a selected appearance follows the button's selection.
    ///
    /// - Default: `true`.
    public var automaticallyUpdateForSelection: Bool = true

    // MARK: - State

    /// Returns the configuration with the explicit colors of a button's state, so that it looks the same in every
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
