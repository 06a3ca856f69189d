import Foundation

/// The content configuration of list rows, with an image, a text and a secondary text.
///
/// - Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  let leastHeight: CGFloat

  init(leastHeight: CGFloat = 0) {
    self.leastHeight = leastHeight
  }

  // MARK: - Content

  /// The image of the row.
  ///
  /// - Default: `nil`.
  public var image: UIImage?

  /// The appearance of the image.
  public var imageProperties = ImageProperties()

  /// The text of the row. Setting it replaces ``attributedText``.
  ///
  /// - Default: `nil`.
  public var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The attributed text of the row. Missing attributes are those of ``textProperties``.
  ///
  /// - Default: `nil`.
  public var attributedText: NSAttributedString?

  /// The appearance of the text.
  public var textProperties = TextProperties()

  /// The secondary text of the row. Setting it replaces ``secondaryAttributedText``.
  ///
  /// - Default: `nil`.
  public var secondaryText: String? {
    get { secondaryAttributedText?.string }
    set { secondaryAttributedText = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The attributed secondary text of the row.
  ///
  /// - Default: `nil`.
  public var secondaryAttributedText: NSAttributedString?

  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties()

  // MARK: - Layout

  /// The axes along which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal

  /// The margins around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets =
    UITraitCollection.current.measures.cells.listMargins

  /// Whether the secondary text is displayed beside the text if there is enough space.
  public var prefersSideBySideTextAndSecondaryText = false

  /// The space between the image and the text, in points.
  public var imageToTextPadding: CGFloat = UITraitCollection.current.measures.cells.imageGap

  /// The minimum horizontal space between the texts, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = UITraitCollection.current.measures.cells.valueGap

  /// The vertical space between the texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = UITraitCollection.current.measures.cells.listSubtitleGap

  /// The opacity of the content.
  ///
  /// - Default: 1.
  public var alpha: CGFloat = 1

  // MARK: - Content configuration

  /// Creates a ``UIListContentView``.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration with the colors of a state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var isDisabled = false
    if let state = state as? UICellConfigurationState { isDisabled = state.isDisabled }
    if let state = state as? UIViewConfigurationState { isDisabled = state.isDisabled }
    var result = self
    result.textProperties.isDimmed = isDisabled
    result.secondaryTextProperties.isDimmed = isDisabled
    return result
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(image)
    hasher.combine(attributedText)
    hasher.combine(secondaryAttributedText)
    hasher.combine(textProperties)
    hasher.combine(secondaryTextProperties)
    hasher.combine(imageProperties)
  }
}
