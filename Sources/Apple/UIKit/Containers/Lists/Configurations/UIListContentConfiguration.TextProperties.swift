import Foundation

extension UIListContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The alignment of lines.
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// The transformation of letters.
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    init() {}

    var isDimmed = false
    private var colorTransformerStorage = ConfigurationTransformer<UIConfigurationColorTransformer>()

    /// The font of the text.
    ///
    /// - Default: The font of the configuration's style.
    public var font = UIFont.preferredFont(forTextStyle: .body)

    /// The color of the text.
    public var color: UIColor = .label

    /// A transformer of the text color.
    ///
    /// - Default: `nil`.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { colorTransformerStorage.value }
      set { colorTransformerStorage.value = newValue }
    }

    /// Returns the text color after the transformation.
    public func resolvedColor() -> UIColor {
      let base: UIColor = isDimmed ? .tertiaryLabel : color
      return colorTransformer?(base) ?? base
    }

    /// The alignment of lines.
    public var alignment: TextAlignment = .natural

    /// The line break mode of the text.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail

    /// The maximum number of lines.
    ///
    /// - Default: 0, for no limit.
    public var numberOfLines = 0

    /// Whether the font size is reduced if the text is too wide.
    public var adjustsFontSizeToFitWidth = false

    /// The smallest factor by which the font size is reduced.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether the space between letters is reduced before the text is truncated.
    public var allowsDefaultTighteningForTruncation = false

    /// Whether the font follows the user's text size.
    ///
    /// - Default: `true`.
    public var adjustsFontForContentSizeCategory = true

    /// The transformation of letters. It does not affect attributed text.
    public var transform: TextTransform = .none

    func transformed(_ string: String) -> String {
      switch transform {
      case .none: string
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      case .capitalized: string.capitalized
      }
    }
  }

  /// The appearance of the image.
  public struct ImageProperties: Hashable {
    /// A dimension of ``reservedLayoutSize`` for the width or height of standard symbols.
    public static let standardDimension: CGFloat = -1

    init() {}

    private var tintColorTransformerStorage = ConfigurationTransformer<UIConfigurationColorTransformer>()

    /// The configuration of symbol images.
    ///
    /// - Default: `nil`, for symbols that follow the font of the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The tint color of the image.
    ///
    /// - Default: `nil`, for the view's tint color.
    public var tintColor: UIColor?

    /// A transformer of the tint color.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintColorTransformerStorage.value }
      set { tintColorTransformerStorage.value = newValue }
    }

    /// Returns the tint color of the image in a view with another tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0

    /// The maximum size of the image, or 0 for no limit. Larger images are scaled down proportionally.
    public var maximumSize = CGSize.zero

    /// The size that is reserved for the image, which is centered in it. If it is 0, the size of the image is used.
    public var reservedLayoutSize = CGSize.zero

    /// Whether Smart Invert preserves the colors of the image.
    public var accessibilityIgnoresInvertColors = false
  }
}
