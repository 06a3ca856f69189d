/// A layer with a gradient in its bounds and rounded corners, above the background color.
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

  /// The colors, as `CGColor`s. Default: `nil`. Nothing is drawn without colors.
  open var colors: [Any]? {
    get { gradientStyle.colors }
    set { change(.colors) { gradientStyle.colors = newValue } }
  }

  /// The locations of the colors, from `0` at the start to `1` at the end in increasing order. Default: `nil`, evenly
  /// distributed.
  open var locations: [NSNumber]? {
    get { gradientStyle.locations }
    set { if newValue != gradientStyle.locations { change(.locations) { gradientStyle.locations = newValue } } }
  }

  /// The start of the gradient in the unit square of the bounds. Default: (0.5, 0). Its meaning depends on `type`.
  open var startPoint: CGPoint {
    get { gradientStyle.startPoint }
    set { if newValue != gradientStyle.startPoint { change(.startPoint) { gradientStyle.startPoint = newValue } } }
  }

  /// The end of the gradient in the unit square of the bounds. Default: (0.5, 1). Its meaning depends on `type`.
  open var endPoint: CGPoint {
    get { gradientStyle.endPoint }
    set { if newValue != gradientStyle.endPoint { change(.endPoint) { gradientStyle.endPoint = newValue } } }
  }

  /// The type of the gradient. Default: `.axial`.
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
