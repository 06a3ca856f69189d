import CoreGraphics

/// One outline of a symbol and how it is drawn.
///
/// Units are hundredths of the point size at the medium scale; the origin is in the middle of the height of capital letters, y
/// points down.
///
/// Unchecked: paths are never changed after they were read.
struct SymbolPart: @unchecked Sendable {
  enum Ink {
    /// Along the outline, with the pen of the symbol's weight.
    case stroke
    /// The inside of the outline, at every weight the same.
    case fill
    /// The inside of the outline and the pen along it: what a stroked outline becomes where it is filled.
    case solid
  }

  enum Outline {
    case path(CGPath)
    /// Discs that grow with the pen: their middles, and a radius to which half of the pen's width is added.
    case dots([CGPoint], radius: CGFloat)
    case text(SymbolText)
  }

  /// What becomes of the part in the filled variant of its symbol.
  enum Filling {
    /// A closed stroke is filled, everything else stays.
    case inside
    /// It is cut out of what was drawn before it.
    case cut
    case unchanged
    /// It is not drawn.
    case gone
    /// It is drawn there only.
    case only
  }

  var ink: Ink
  var outline: Outline
  /// 0 for what matters most. Hierarchical and palette colors go by it.
  var level = 0
  /// The pen's width as a multiple of the symbol's: details are finer.
  var pen: CGFloat = 1
  /// Added to the pen on both sides, for parts that make room around another one.
  var margin: CGFloat = 0
  var isMitered = false
  /// Which of the parts that tell a value it is, from 1 on; 0 for parts that tell none.
  var rank = 0
  var filling = Filling.inside

  func applying(_ transform: CGAffineTransform) -> SymbolPart {
    var part = self
    switch outline {
    case .path(let path): part.outline = .path(path.applying(transform))
    case .dots(let points, let radius):
      part.outline = .dots(points.map { $0.applying(transform) }, radius: radius * transform.scale)
    case .text(let text): part.outline = .text(text.applying(transform))
    }
    // Lines keep their width in a smaller symbol; what is filled, and limbs and the like, would become a blob.
    if ink == .solid || pen > 1.1 { part.pen *= transform.scale.squareRoot() }
    return part
  }

  /// The width of the pen for a symbol's pen.
  func penWidth(_ pen: CGFloat) -> CGFloat {
    if case .dots = outline { return 0 }
    return (ink == .fill ? 0 : pen * self.pen) + 2 * margin
  }

  /// The outline of what is filled or followed by the pen.
  func path(pen: CGFloat) -> CGPath {
    switch outline {
    case .path(let path): path
    case .dots(let points, let radius): dots(points, radius: radius + pen * self.pen / 2 + margin)
    case .text(let text): text.path(stem: pen * self.pen)
    }
  }

  /// What is covered, pen included.
  func bounds(pen: CGFloat) -> CGRect {
    let width = penWidth(pen)
    let bounds = path(pen: pen).boundingBoxOfPath
    return bounds.isNull ? bounds : bounds.insetBy(dx: -width / 2, dy: -width / 2)
  }

  var isClosed: Bool {
    switch outline {
    case .path(let path): path.elements.types.contains(.closeSubpath)
    case .dots, .text: true
    }
  }

  private func dots(_ points: [CGPoint], radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for point in points {
      path.addEllipse(in: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    }
    return path
  }
}

extension CGAffineTransform {
  /// By how much lengths change.
  var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}
