import CoreGraphics

/// An outline of a symbol and its drawing style.
///
/// Units are hundredths of the point size at the medium scale. The origin is at the vertical center of capital letters,
/// and y is down.
///
/// Unchecked: paths never change after they are read.
struct SymbolPart: @unchecked Sendable {
  enum Ink {
    /// The outline is stroked with the pen of the symbol's weight.
    case stroke
    /// The inside of the outline is filled, equally at every weight.
    case fill
    /// The inside of the outline is filled and the outline is stroked, as in the filled variant of a stroked outline.
    case solid
  }

  enum Outline {
    case path(CGPath)
    /// Discs that grow with the pen: their centers, and a radius to which half of the pen's width is added.
    case dots([CGPoint], radius: CGFloat)
    case text(SymbolText)
  }

  /// The treatment of the part in the filled variant of its symbol.
  enum Filling {
    /// A closed stroke is filled. Other parts do not change.
    case inside
    /// The part is cut out of the previous content.
    case cut
    case unchanged
    /// The part is not drawn.
    case gone
    /// The part is drawn only in the filled variant.
    case only
  }

  var ink: Ink
  var outline: Outline
  /// The level for hierarchical and palette colors, with 0 for the primary one.
  var level = 0
  /// The width of the pen relative to the symbol's. Details have finer pens.
  var pen: CGFloat = 1
  /// The additional width of the pen on both sides, for parts that clear space around another one.
  var margin: CGFloat = 0
  var isMitered = false
  /// The index among the parts of a variable symbol, from 1 on, or 0 for other parts.
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
    // Lines keep their width in a smaller symbol. Filled parts and wide lines, such as limbs, are scaled to stay
    // distinguishable.
    if ink == .solid || pen > 1.1 { part.pen *= transform.scale.squareRoot() }
    return part
  }

  /// Returns the width of the part's pen for a symbol's pen.
  func penWidth(_ pen: CGFloat) -> CGFloat {
    if case .dots = outline { return 0 }
    return (ink == .fill ? 0 : pen * self.pen) + 2 * margin
  }

  /// Returns the path to fill or stroke.
  func path(pen: CGFloat) -> CGPath {
    switch outline {
    case .path(let path): path
    case .dots(let points, let radius): dots(points, radius: radius + pen * self.pen / 2 + margin)
    case .text(let text): text.path(stem: pen * self.pen)
    }
  }

  /// Returns the covered area, including the pen.
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
  /// The scale of lengths.
  var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}
