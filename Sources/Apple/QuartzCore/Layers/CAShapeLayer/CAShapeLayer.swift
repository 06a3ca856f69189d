/// A layer that fills and strokes a path, in its own coordinates, above its background and below its sublayers.
///
/// The path is not clipped to the bounds, unless the layer masks to them.
///
/// - Source: developer.apple.com/documentation/quartzcore/cashapelayer
open class CAShapeLayer: CALayer {
  package final var style = ShapeStyle()

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    if let original = layer as? CAShapeLayer { style = original.style }
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

  /// The outline. Default `nil`, which draws nothing. A path that can be changed is copied.
  open var path: CGPath? {
    get { style.path }
    set { storePath(newValue) }
  }

  /// The color inside the path. Default opaque black; `nil` fills nothing.
  open var fillColor: CGColor? {
    get { style.fillColor }
    set { if newValue != style.fillColor { change(.fillColor) { style.fillColor = newValue } } }
  }

  /// Which regions are inside the path. Default `.nonZero`.
  open var fillRule: CAShapeLayerFillRule {
    get { style.fillsEvenOdd ? .evenOdd : .nonZero }
    set { style.fillsEvenOdd = newValue == .evenOdd }
  }

  /// The color of the line along the path. Default `nil`, no line.
  open var strokeColor: CGColor? {
    get { style.strokeColor }
    set { if newValue != style.strokeColor { change(.strokeColor) { style.strokeColor = newValue } } }
  }

  /// Where along the path the line begins, as a fraction of the path's length. Default `0`.
  open var strokeStart: CGFloat {
    get { style.strokeStart }
    set { if newValue != style.strokeStart { change(.strokeStart) { style.strokeStart = newValue } } }
  }

  /// Where along the path the line ends, as a fraction of the path's length. Default `1`. No line is drawn unless it is
  /// greater than `strokeStart`.
  open var strokeEnd: CGFloat {
    get { style.strokeEnd }
    set { if newValue != style.strokeEnd { change(.strokeEnd) { style.strokeEnd = newValue } } }
  }

  /// The width of the line, in points. Default `1`; `0` or less draws none.
  open var lineWidth: CGFloat {
    get { style.lineWidth }
    set { if newValue != style.lineWidth { change(.lineWidth) { style.lineWidth = newValue } } }
  }

  /// How far a sharp corner may stick out, in line widths, before it is cut off. Default `10`.
  open var miterLimit: CGFloat {
    get { style.miterLimit }
    set { if newValue != style.miterLimit { change(.miterLimit) { style.miterLimit = newValue } } }
  }

  /// The ends of open lines. Default `.butt`.
  open var lineCap: CAShapeLayerLineCap {
    get { style.lineCap }
    set { style.lineCap = newValue }
  }

  /// The corners of lines. Default `.miter`.
  open var lineJoin: CAShapeLayerLineJoin {
    get { style.lineJoin }
    set { style.lineJoin = newValue }
  }

  /// How far into the dash pattern, in points, the line begins. Default `0`.
  open var lineDashPhase: CGFloat {
    get { style.dashPhase }
    set { if newValue != style.dashPhase { change(.lineDashPhase) { style.dashPhase = newValue } } }
  }

  /// The lengths, in points, of dashes and gaps in turn, repeated along the line. Default `nil`, a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { style.dashPattern }
    set { style.dashPattern = newValue }
  }

  private final func storePath(_ path: CGPath?) {
    let path = path is CGMutablePath ? path?.copy() : path
    guard path != style.path else { return }
    change(.path) { style.path = path }
  }

  // MARK: - Drawing

  package override func drawForegroundContent(in context: CGContext) {
    style.draw(in: context)
  }

  package override var builtInPartCount: Int {
    style.path == nil ? 0 : (style.fills ? 1 : 0) + (style.strokes ? 1 : 0)
  }

  package override var drawsBeyondBounds: Bool {
    builtInPartCount > 0
  }

  package override var builtInExtent: CGRect {
    style.extent
  }

  package override var opaqueBuiltInPath: CGPath? {
    guard style.fills, !style.strokes, !style.fillsEvenOdd, let color = style.fillColor, color.alpha >= 1 else {
      return nil
    }
    return style.path
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    if !setShapeValue(value, forKey: key) { super.setValue(value, forKey: key) }
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
