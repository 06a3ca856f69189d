/// The background of a button, cell or other view, with a color, a stroke, an image or a view and with rounded corners.
///
/// - Source: developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct
public struct UIBackgroundConfiguration: Hashable {
  init() {}

  /// The role of the background in a list, including whether the color is still that of the role.
  var role = Role.other
  var hasOwnColor = false
  var isClear = false
  private var backgroundColorTransformerStorage = ConfigurationTransformer<UIConfigurationColorTransformer>()
  private var strokeColorTransformerStorage = ConfigurationTransformer<UIConfigurationColorTransformer>()

  mutating func setRoleColor(_ color: UIColor) {
    backgroundColor = color
    hasOwnColor = false
  }

  /// Creates a transparent background.
  public static func clear() -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.isClear = true
    return result
  }

  /// A view in front of the color and the image. It fills the background.
  ///
  /// - Default: `nil`.
  public var customView: UIView?

  /// The radius of the corners, in points. The corner style of a button may override it.
  ///
  /// - Default: 0, or a value for the size in a button's configuration.
  public var cornerRadius: CGFloat = 0

  /// The insets of the background, in points. With negative values the background extends beyond the view.
  ///
  /// - Default: zero.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero

  /// The edges at which the view's layout margins are added to ``backgroundInsets``.
  ///
  /// - Default: none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// The background color, or `nil` for the tint color or the color of a button's style.
  ///
  /// - Default: `nil`. In ``clear()`` the color is `.clear`, which looks the same.
  public var backgroundColor: UIColor? {
    didSet { hasOwnColor = true }
  }

  /// A transformer of the background color.
  ///
  /// - Default: `nil`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { backgroundColorTransformerStorage.value }
    set { backgroundColorTransformerStorage.value = newValue }
  }

  /// Returns the background color for a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// An image in front of the color.
  ///
  /// - Default: `nil`.
  public var image: UIImage?

  /// The content mode of the image.
  ///
  /// - Default: `.scaleToFill`.
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  /// The color of the stroke, or `nil` for the tint color.
  ///
  /// - Default: `nil`.
  public var strokeColor: UIColor?

  /// A transformer of the stroke color.
  ///
  /// - Default: `nil`.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeColorTransformerStorage.value }
    set { strokeColorTransformerStorage.value = newValue }
  }

  /// Returns the stroke color for a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The width of the stroke inside the edge of the background, in points, or 0 for no stroke.
  ///
  /// - Default: 0.
  public var strokeWidth: CGFloat = 0

  /// The distance of the stroke outside the edge of the background, in points. Negative values move it inside.
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
