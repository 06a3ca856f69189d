/// What lies behind the content of a button: a color, a stroke, an image or a view, with round corners.
///
/// - Source: developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct
public struct UIBackgroundConfiguration: Hashable {
  init() {}

  /// What lists use the background for, and whether the color is still the one that goes with it.
  var role = Role.other
  var hasOwnColor = false
  var isClear = false
  private var backgroundColorTransformerStorage = ConfigurationTransformer<UIConfigurationColorTransformer>()
  private var strokeColorTransformerStorage = ConfigurationTransformer<UIConfigurationColorTransformer>()

  mutating func setRoleColor(_ color: UIColor) {
    backgroundColor = color
    hasOwnColor = false
  }

  /// A background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.isClear = true
    return result
  }

  /// A view to show over color and image. It fills the background.
  ///
  /// - Default: `nil`.
  public var customView: UIView?

  /// The radius of the corners, in points. A button's corner style may ask for another one.
  ///
  /// - Default: 0; in a button's configuration, what suits its size.
  public var cornerRadius: CGFloat = 0

  /// How far the background stays inside, or with negative values reaches outside, in points.
  ///
  /// - Default: zero.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero

  /// The edges at which the view's layout margins are added to ``backgroundInsets``.
  ///
  /// - Default: none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The color; `nil` for the tint color, or what a button's style has.
  ///
  /// - Default: `nil`; `.clear` in ``clear()`` looks the same.
  public var backgroundColor: UIColor? {
    didSet { hasOwnColor = true }
  }

  /// Changes the color before it is used.
  ///
  /// - Default: `nil`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { backgroundColorTransformerStorage.value }
    set { backgroundColorTransformerStorage.value = newValue }
  }

  /// The color that is used with a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// An image over the color.
  ///
  /// - Default: `nil`.
  public var image: UIImage?

  /// How the image is placed.
  ///
  /// - Default: `.scaleToFill`.
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  /// The color of the stroke; `nil` for the tint color.
  ///
  /// - Default: `nil`.
  public var strokeColor: UIColor?

  /// Changes the stroke's color before it is used.
  ///
  /// - Default: `nil`.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeColorTransformerStorage.value }
    set { strokeColorTransformerStorage.value = newValue }
  }

  /// The stroke's color that is used with a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The width of the stroke, in points; 0 for none. It lies inside the background's edge.
  ///
  /// - Default: 0.
  public var strokeWidth: CGFloat = 0

  /// How far outside the background's edge the stroke lies, in points; inside where it is negative.
  ///
  /// - Default: 0.
  public var strokeOutset: CGFloat = 0

  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(backgroundColor)
    hasher.combine(strokeColor)
    hasher.combine(image)
    hasher.combine(cornerRadius)
    hasher.combine(strokeWidth)
  }
}
