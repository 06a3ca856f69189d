/// A layer that spreads colors over its bounds, with its rounded corners, above the background color.
///
/// - Source: developer.apple.com/documentation/quartzcore/cagradientlayer
open class CAGradientLayer: CALayer {
  package final var gradientStyle = GradientStyle()

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    if let original = layer as? CAGradientLayer { gradientStyle = original.gradientStyle }
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeGradient(from: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeGradient(into: coder)
  }

  /// The colors, as `CGColor`s. Default `nil`; without colors nothing is drawn.
  open var colors: [Any]? {
    get { gradientStyle.colors }
    set { change(.colors) { gradientStyle.colors = newValue } }
  }

  /// Where each color is, from `0` at the start to `1` at the end, rising. Default `nil`: evenly spread.
  open var locations: [NSNumber]? {
    get { gradientStyle.locations }
    set { if newValue != gradientStyle.locations { change(.locations) { gradientStyle.locations = newValue } } }
  }

  /// Where the gradient starts, in fractions of the bounds. Default (0.5, 0). Its meaning depends on `type`.
  open var startPoint: CGPoint {
    get { gradientStyle.startPoint }
    set { if newValue != gradientStyle.startPoint { change(.startPoint) { gradientStyle.startPoint = newValue } } }
  }

  /// Where the gradient ends, in fractions of the bounds. Default (0.5, 1). Its meaning depends on `type`.
  open var endPoint: CGPoint {
    get { gradientStyle.endPoint }
    set { if newValue != gradientStyle.endPoint { change(.endPoint) { gradientStyle.endPoint = newValue } } }
  }

  /// How the colors are spread. Default `.axial`.
  open var type: CAGradientLayerType {
    get { gradientStyle.type }
    set { gradientStyle.type = newValue }
  }

  // MARK: - Drawing

  package override func drawBackgroundContent(in context: CGContext) {
    gradientStyle.draw(in: self, context)
  }

  package override var builtInPartCount: Int {
    gradientStyle.cgColors.isEmpty ? 0 : 1
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "colors": colors = value as? [Any]
    case "locations": locations = (value as? [Any])?.compactMap { $0 as? NSNumber }
    case "startPoint": value.flatMap { AnimationValue($0)?.point }.map { startPoint = $0 }
    case "endPoint": value.flatMap { AnimationValue($0)?.point }.map { endPoint = $0 }
    default: super.setValue(value, forKey: key)
    }
  }

  package override func showValue(_ value: AnimationValue, forKey name: String) {
    if !gradientStyle.show(value, forKey: name) { super.showValue(value, forKey: name) }
  }

  package override func saveBuiltInValues() -> () -> Void {
    let gradientStyle = gradientStyle
    return { [self] in self.gradientStyle = gradientStyle }
  }

  package override func propertyValue(forKey name: String) -> Any? {
    switch LayerKey(rawValue: name) {
    case .colors: colors
    case .locations: locations
    case .startPoint: startPoint
    case .endPoint: endPoint
    default: super.propertyValue(forKey: name)
    }
  }
}
