/// A layer that fills and strokes a path in its own coordinates, above its background and below its sublayers.
///
/// The path isn't clipped to the bounds unless the layer masks to them.
///
/// - Source: developer.apple.com/documentation/quartzcore/cashapelayer
open class CAShapeLayer: CALayer {
  package final var shapeStyle = ShapeStyle()

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    if let original = layer as? CAShapeLayer { shapeStyle = original.shapeStyle }
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeShape(from: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeShape(into: coder)
  }

  /// The path. Default: `nil`, which draws nothing. A mutable path is copied.
  open var path: CGPath? {
    get { shapeStyle.path }
    set { storePath(newValue) }
  }

  /// The fill color of the path. Default: opaque black. `nil` doesn't fill it.
  open var fillColor: CGColor? {
    get { shapeStyle.fillColor }
    set { if newValue != shapeStyle.fillColor { change(.fillColor) { shapeStyle.fillColor = newValue } } }
  }

  /// The fill rule of the path. Default: `.nonZero`.
  open var fillRule: CAShapeLayerFillRule {
    get { shapeStyle.fillsEvenOdd ? .evenOdd : .nonZero }
    set { shapeStyle.fillsEvenOdd = newValue == .evenOdd }
  }

  /// The stroke color of the path. Default: `nil`, no stroke.
  open var strokeColor: CGColor? {
    get { shapeStyle.strokeColor }
    set { if newValue != shapeStyle.strokeColor { change(.strokeColor) { shapeStyle.strokeColor = newValue } } }
  }

  /// The start of the stroke as a fraction of the path's length. Default: `0`.
  open var strokeStart: CGFloat {
    get { shapeStyle.strokeStart }
    set { if newValue != shapeStyle.strokeStart { change(.strokeStart) { shapeStyle.strokeStart = newValue } } }
  }

  /// The end of the stroke as a fraction of the path's length. Default: `1`. The stroke is drawn only if it is greater
  /// than `strokeStart`.
  open var strokeEnd: CGFloat {
    get { shapeStyle.strokeEnd }
    set { if newValue != shapeStyle.strokeEnd { change(.strokeEnd) { shapeStyle.strokeEnd = newValue } } }
  }

  /// The width of the stroke, in points. Default: `1`. `0` or less draws none.
  open var lineWidth: CGFloat {
    get { shapeStyle.lineWidth }
    set { if newValue != shapeStyle.lineWidth { change(.lineWidth) { shapeStyle.lineWidth = newValue } } }
  }

  /// The maximum length of a sharp corner in line widths, beyond which it is cut off. Default: `10`.
  open var miterLimit: CGFloat {
    get { shapeStyle.miterLimit }
    set { if newValue != shapeStyle.miterLimit { change(.miterLimit) { shapeStyle.miterLimit = newValue } } }
  }

  /// The shape of the ends of open lines. Default: `.butt`.
  open var lineCap: CAShapeLayerLineCap {
    get { shapeStyle.lineCap }
    set { shapeStyle.lineCap = newValue }
  }

  /// The shape of the corners of lines. Default: `.miter`.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shapeStyle.lineJoin }
    set { shapeStyle.lineJoin = newValue }
  }

  /// The offset in the dash pattern at which the line begins, in points. Default: `0`.
  open var lineDashPhase: CGFloat {
    get { shapeStyle.dashPhase }
    set { if newValue != shapeStyle.dashPhase { change(.lineDashPhase) { shapeStyle.dashPhase = newValue } } }
  }

  /// The alternating lengths of dashes and gaps, in points, repeated along the line. Default: `nil`, a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shapeStyle.dashPattern }
    set { shapeStyle.dashPattern = newValue }
  }

  private final func storePath(_ path: CGPath?) {
    let path = path is CGMutablePath ? path?.copy() : path
    guard path != shapeStyle.path else { return }
    change(.path) { shapeStyle.path = path }
  }

  // MARK: - Drawing

  package override func drawForegroundContent(in context: CGContext) {
    shapeStyle.draw(in: context)
  }

  package override var builtInPartCount: Int {
    shapeStyle.path == nil ? 0 : (shapeStyle.fills ? 1 : 0) + (shapeStyle.strokes ? 1 : 0)
  }

  package override var drawsBeyondBounds: Bool {
    builtInPartCount > 0
  }

  package override var builtInExtent: CGRect {
    shapeStyle.extent
  }

  package override var opaqueBuiltInPath: CGPath? {
    guard shapeStyle.fills, !shapeStyle.strokes, !shapeStyle.fillsEvenOdd, let color = shapeStyle.fillColor,
      color.alpha >= 1
    else {
      return nil
    }
    return shapeStyle.path
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    if !setShapeValue(value, forKey: key) { super.setValue(value, forKey: key) }
  }

  package override func showValue(_ value: AnimationValue, forKey name: String) {
    if !shapeStyle.show(value, forKey: name) { super.showValue(value, forKey: name) }
  }

  package override func saveBuiltInValues() -> () -> Void {
    let shapeStyle = shapeStyle
    return { [self] in self.shapeStyle = shapeStyle }
  }

  package override func propertyValue(forKey name: String) -> Any? {
    switch LayerKey(rawValue: name) {
    case .fillColor: fillColor
    case .lineDashPhase: lineDashPhase
    case .lineWidth: lineWidth
    case .miterLimit: miterLimit
    case .path: path
    case .strokeColor: strokeColor
    case .strokeEnd: strokeEnd
    case .strokeStart: strokeStart
    default: super.propertyValue(forKey: name)
    }
  }
}
