import Foundation

extension UIListContentConfiguration {
  /// How a text looks.
  public struct TextProperties: Hashable {
    /// How lines are aligned.
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// What becomes of letters.
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    init() {}

    var isDimmed = false
    private var colorTransformerStorage = ConfigurationTransformer<UIConfigurationColorTransformer>()

    /// - Default: that of the configuration's style.
    public var font = UIFont.preferredFont(forTextStyle: .body)

    /// The color of the text.
    public var color: UIColor = .label

    /// Changes the color before it is used.
    ///
    /// - Default: `nil`.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { colorTransformerStorage.value }
      set { colorTransformerStorage.value = newValue }
    }

    /// The color that is used.
    public func resolvedColor() -> UIColor {
      let base: UIColor = isDimmed ? .tertiaryLabel : color
      return colorTransformer?(base) ?? base
    }

    /// How lines are aligned.
    public var alignment: TextAlignment = .natural

    /// How the text breaks.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail

    /// - Default: 0, as many as it takes.
    public var numberOfLines = 0

    /// Whether a text that is too wide gets a smaller font.
    public var adjustsFontSizeToFitWidth = false

    /// The smallest share of the font's size.
    public var minimumScaleFactor: CGFloat = 0

    /// Whether letters come closer before the text is cut off.
    public var allowsDefaultTighteningForTruncation = false

    /// Whether the font follows the user's text size.
    ///
    /// - Default: `true`.
    public var adjustsFontForContentSizeCategory = true

    /// Which letters become large or small. Only for texts without attributes of their own.
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

  /// How the image looks.
  public struct ImageProperties: Hashable {
    /// In ``reservedLayoutSize``: the width or height of standard symbols.
    public static let standardDimension: CGFloat = -1

    init() {}

    private var tintColorTransformerStorage = ConfigurationTransformer<UIConfigurationColorTransformer>()

    /// - Default: `nil`: symbols follow the text's font.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// - Default: `nil`, the view's tint.
    public var tintColor: UIColor?

    /// Changes the tint color before it is used.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintColorTransformerStorage.value }
      set { tintColorTransformerStorage.value = newValue }
    }

    /// The tint that is used where the view has another one.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// In points.
    public var cornerRadius: CGFloat = 0

    /// Larger images are made smaller, keeping their proportions; 0 for no limit.
    public var maximumSize = CGSize.zero

    /// The room that the image is centered in; 0 for its own.
    public var reservedLayoutSize = CGSize.zero

    /// Whether the image keeps its colors where the user has colors inverted.
    public var accessibilityIgnoresInvertColors = false
  }
}
