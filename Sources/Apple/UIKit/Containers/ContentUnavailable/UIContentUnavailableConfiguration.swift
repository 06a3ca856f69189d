import Foundation

/// What is shown where there is nothing to show: an image, a text, a secondary text and buttons, in the middle.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// Where the content lies.
  public enum Alignment: Sendable {
    /// In the middle.
    case center
    /// At the top, from the leading side.
    case natural
  }

  /// How an image looks.
  public struct ImageProperties: Hashable, Sendable {
    /// The symbol's size and weight; `nil` for its own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template; `nil` for the view's tint.
    public var tintColor: UIColor?
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// Whether Smart Invert leaves its colors as they are.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text looks.
  public struct TextProperties: Hashable, Sendable {
    public var font: UIFont
    public var color: UIColor
    /// How a line ends that has no room.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The most lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks so that the text has room.
    public var adjustsFontSizeToFitWidth = false
    /// How far it shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer before text is left out.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// What a button does.
  public struct ButtonProperties: Hashable, Sendable {
    /// What a tap does.
    public var primaryAction: UIAction?
    /// The menu that the button opens; on a tap where there is no action.
    public var menu: UIMenu?
    public var isEnabled = true
    /// What the button means.
    public var role = UIButton.Role.normal
  }

  /// The image above the text.
  public var image: UIImage?
  public var imageProperties = ImageProperties()

  /// The text.
  public var text: String?
  /// The text with attributes, in the place of ``text``.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties

  /// The text below.
  public var secondaryText: String?
  /// The text below with attributes, in the place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties

  /// The button below the texts. It is shown where it has a title or an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()

  /// The button below the other one.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()

  /// Where the content lies.
  public var alignment = Alignment.center
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The room between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The room between text and secondary text, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The room between texts and button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The room between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What lies behind the content.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether a spinner is shown in the place of the image.
  var isLoading = false

  // Judged by Apple's pictures of iOS 17: the Human Interface Guidelines give none of these sizes.
  private static let symbolSize: CGFloat = 48

  private init() {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2).withWeight(.bold), color: .label)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
  }

  /// For a place that is empty.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// For a place whose content is being loaded: a spinner with a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.isLoading = true
    result.text = "Loading…"
    result.textProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    result.imageToTextPadding = 8
    return result
  }

  /// For a search that finds nothing: a magnifying glass, and words. `updated(for:)` puts the text that was searched for in.
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
  /// The same text style in another weight.
  fileprivate func withWeight(_ weight: UIFont.Weight) -> UIFont {
    let descriptor = fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
    return UIFont(descriptor: descriptor, size: 0)
  }
}
