import UIKit

/// A view that paints its bounds or a shape in its bounds.
final class PaintedView: UIView, ContentHitting {
  struct Outline {
    let path: (CGRect) -> Path
    let drawing: ShapeDrawing
  }

  var shape: Outline? {
    didSet { inkDidChange() }
  }
  var paint = Paint.color(.clear) {
    didSet { paintDidChange() }
  }
  private var effect: UIVisualEffectView?
  /// The view that draws the shape. It has the size of the drawing, which may exceed the bounds of the shape.
  private lazy var canvas: PaintedCanvas = {
    let canvas = PaintedCanvas()
    canvas.drawing = { [unowned self] in drawInk() }
    addSubview(canvas)
    return canvas
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = nil
    // Lines extend beyond the edge.
    clipsToBounds = false
  }

  required init?(coder: NSCoder) { fatalError("no file has a painted view") }

  private func paintDidChange() {
    if case .material(let style) = paint {
      let effect = effect ?? UIVisualEffectView()
      effect.effect = UIBlurEffect(style: style)
      effect.isUserInteractionEnabled = false
      if effect.superview == nil { addSubview(effect) }
      self.effect = effect
    } else {
      effect?.removeFromSuperview()
      effect = nil
    }
    if shape == nil, case .color(let color) = paint {
      backgroundColor = color
    } else {
      backgroundColor = nil
    }
    inkDidChange()
  }

  /// Whether drawing is required. Colors that fill the bounds are set as the background color, and materials as an
  /// effect.
  private var isDrawn: Bool {
    switch paint {
    case .material: false
    case .color: shape != nil
    default: true
    }
  }

  func inkDidChange() {
    setNeedsLayout()
    if isDrawn { canvas.setNeedsDisplay() }
  }

  /// The bounds of the drawing: the path and its stroke, extended to whole points.
  private var inkBounds: CGRect {
    guard let shape else { return bounds }
    let path = shape.path(bounds)
    var box = path.boundingRect
    if case .stroke(let style) = shape.drawing {
      let overhang = style.lineWidth * (style.lineJoin == .miter ? max(1, style.miterLimit) / 2 : 0.75)
      box = box.insetBy(dx: -overhang, dy: -overhang)
    }
    guard !box.isNull, !box.isInfinite else { return bounds }
    return bounds.union(box.insetBy(dx: -1, dy: -1).integral)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isDrawn {
      let ink = inkBounds
      if canvas.frame != ink {
        canvas.frame = ink
        canvas.setNeedsDisplay()
      }
      // The bounds are in the coordinates of the shape.
      canvas.bounds.origin = ink.origin
      canvas.isHidden = false
    } else if subviews.contains(where: { $0 is PaintedCanvas }) {
      canvas.isHidden = true
    }
    guard let effect else { return }
    effect.frame = bounds
    if let shape {
      let mask = CAShapeLayer()
      mask.frame = bounds
      mask.path = shape.path(bounds).cgPath
      effect.layer.mask = mask
    }
  }

  private func drawInk() {
    guard isDrawn, let context = UIGraphicsGetCurrentContext() else { return }
    let path = shape?.path(bounds) ?? Path(bounds)
    switch shape?.drawing ?? .fill(FillStyle()) {
    case .fill(let style): Painting.fill(path, paint, in: bounds, style, context)
    case .stroke(let style): Painting.stroke(path, paint, in: bounds, style, context)
    }
  }

  func hitsContent(_ point: CGPoint) -> Bool {
    guard let shape else { return bounds.contains(point) }
    let path = shape.path(bounds)
    return switch shape.drawing {
    case .fill(let style): path.contains(point, eoFill: style.isEOFilled)
    case .stroke(let style): path.strokedPath(style).contains(point)
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { hitsContent(point) }
}

/// A view that draws the content of a painted view.
final class PaintedCanvas: UIView {
  var drawing: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("no file has a canvas") }

  override func draw(_ rect: CGRect) { drawing() }
}
