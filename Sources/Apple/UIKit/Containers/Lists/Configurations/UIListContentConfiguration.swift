import Foundation

/// An image, a text and a secondary text, as rows of lists have them.
///
/// - Source: developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  let leastHeight: CGFloat

  init(leastHeight: CGFloat = 0) {
    self.leastHeight = leastHeight
  }

  // MARK: - Content

  /// - Default: `nil`.
  public var image: UIImage?

  /// How the image looks.
  public var imageProperties = ImageProperties()

  /// - Default: `nil`. Setting it replaces ``attributedText``.
  public var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }

  /// - Default: `nil`. Attributes that it lacks are those of ``textProperties``.
  public var attributedText: NSAttributedString?

  /// How the text looks.
  public var textProperties = TextProperties()

  /// - Default: `nil`. Setting it replaces ``secondaryAttributedText``.
  public var secondaryText: String? {
    get { secondaryAttributedText?.string }
    set { secondaryAttributedText = newValue.map { NSAttributedString(string: $0) } }
  }

  /// - Default: `nil`.
  public var secondaryAttributedText: NSAttributedString?

  /// How the secondary text looks.
  public var secondaryTextProperties = TextProperties()

  // MARK: - Layout

  /// The axes along which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal

  /// The room around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets =
    UITraitCollection.current.measures.cells.listMargins

  /// Whether the secondary text stands beside the text where both fit.
  public var prefersSideBySideTextAndSecondaryText = false

  /// In points.
  public var imageToTextPadding: CGFloat = UITraitCollection.current.measures.cells.imageGap

  /// The least gap between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = UITraitCollection.current.measures.cells.valueGap

  /// The gap between texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = UITraitCollection.current.measures.cells.listSubtitleGap

  /// How opaque the content is.
  ///
  /// - Default: 1.
  public var alpha: CGFloat = 1

  // MARK: - Content configuration

  /// Makes a ``UIListContentView``.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration with the colors that it has in a state.
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
