import Foundation

/// The configuration of a view that is displayed when there is no content. It consists of an image, a text, a secondary
/// text and buttons.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The position of the content.
  public enum Alignment: Sendable {
    /// The content is centered.
    case center
    /// The content is at the top and begins at the leading side.
    case natural
  }

  /// The appearance of an image.
  public struct ImageProperties: Hashable, Sendable {
    /// The size and weight of a symbol, or `nil` for the symbol's own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template image, or `nil` for the view's tint color.
    public var tintColor: UIColor?
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points, or 0 for no limit.
    public var maximumSize = CGSize.zero
    /// Whether Smart Invert preserves the colors of the image.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The appearance of a text.
  public struct TextProperties: Hashable, Sendable {
    public var font: UIFont
    public var color: UIColor
    /// The line break mode of the text.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font size is reduced so that the text fits.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font size is reduced.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the space between letters is reduced before the text is truncated.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The behavior of a button.
  public struct ButtonProperties: Hashable, Sendable {
    /// The action that a tap performs.
    public var primaryAction: UIAction?
    /// The menu of the button. A tap opens it, if there is no action.
    public var menu: UIMenu?
    public var isEnabled = true
    /// The role of the button.
    public var role = UIButton.Role.normal
  }

  /// The image above the text.
  public var image: UIImage?
  public var imageProperties = ImageProperties()

  /// The text.
  public var text: String?
  /// The attributed text, which replaces ``text``.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties

  /// The secondary text below the text.
  public var secondaryText: String?
  /// The attributed secondary text, which replaces ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties

  /// The button below the texts. It is displayed if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()

  /// The button below the first one.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()

  /// The position of the content.
  public var alignment = Alignment.center
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The space between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The space between the text and the secondary text, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The space between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The space between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background behind the content.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether an activity indicator replaces the image.
  var isLoading = false

  // These sizes are estimates from Apple's pictures of iOS 17. The Human Interface Guidelines don't specify them.
  private static let symbolSize: CGFloat = 48

  private init() {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2).withWeight(.bold), color: .label)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
  }

  /// Creates a configuration for a view without content.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// Creates a configuration for content that is being loaded, with an activity indicator and a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.isLoading = true
    result.text = "Loading…"
    result.textProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    result.imageToTextPadding = 8
    return result
  }

  /// Creates a configuration for a search without results, with a magnifying glass and a text. `updated(for:)` inserts
  /// the search text.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.isSearch = true
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = "No Results"
    result.secondaryText = "Check the spelling or try a new search."
    return result
  }

  private var isSearch = false

  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, text == "No Results", let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var result = self
    result.text = "No Results for “\(searched)”"
    return result
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(image)
    hasher.combine(text)
    hasher.combine(attributedText)
    hasher.combine(secondaryText)
    hasher.combine(secondaryAttributedText)
    hasher.combine(button)
    hasher.combine(secondaryButton)
  }
}

extension UIFont {
  /// Returns the font of the same text style with another weight.
  fileprivate func withWeight(_ weight: UIFont.Weight) -> UIFont {
    let descriptor = fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
    return UIFont(descriptor: descriptor, size: 0)
  }
}
