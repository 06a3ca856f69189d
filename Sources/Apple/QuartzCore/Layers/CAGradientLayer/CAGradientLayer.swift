/// A layer that spreads colors over its bounds, with its rounded corners, above the background color.
///
/// - Source: developer.apple.com/documentation/quartzcore/cagradientlayer
open class CAGradientLayer: CALayer {
  package final var style = GradientStyle()

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    if let original = layer as? CAGradientLayer { style = original.style }
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
    get { style.colors }
    set { change(.colors) { style.colors = newValue } }
  }

  /// Where each color is, from `0` at the start to `1` at the end, rising. Default `nil`: evenly spread.
  open var locations: [NSNumber]? {
    get { style.locations }
    set { if newValue != style.locations { change(.locations) { style.locations = newValue } } }
  }

  /// Where the gradient starts, in fractions of the bounds. Default (0.5, 0). Its meaning depends on `type`.
  open var startPoint: CGPoint {
    get { style.startPoint }
    set { if newValue != style.startPoint { change(.startPoint) { style.startPoint = newValue } } }
  }

  /// Where the gradient ends, in fractions of the bounds. Default (0.5, 1). Its meaning depends on `type`.
  open var endPoint: CGPoint {
    get { style.endPoint }
    set { if newValue != style.endPoint { change(.endPoint) { style.endPoint = newValue } } }
  }

  /// How the colors are spread. Default `.axial`.
  open var type: CAGradientLayerType {
    get { style.type }
    set { style.type = newValue }
  }

  // MARK: - Drawing

  package override func drawBackgroundContent(in context: CGContext) {
    style.draw(in: self, context)
  }

  package override var builtInPartCount: Int {
    style.cgColors.isEmpty ? 0 : 1
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
    if !style.show(value, forKey: name) { super.showValue(value, forKey: name) }
  }

  package override func saveBuiltInValues() -> () -> Void {
    let style = style
    return { [self] in self.style = style }
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
