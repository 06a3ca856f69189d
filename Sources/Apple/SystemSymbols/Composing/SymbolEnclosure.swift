import CoreGraphics

/// An outline that contains other symbols: `plus.circle`, `checkmark.shield`.
struct SymbolEnclosure {
  /// The last components of names with the enclosure.
  let ending: String
  /// The symbol of the outline.
  let symbol: String
  /// The scale of the content.
  let scale: CGFloat
  /// The size of the space for the content, including strokes.
  let room: CGSize
  /// The distance of that space's center below the center of the enclosure.
  var middle: CGFloat = 0
  /// The height of capital letters in the enclosure.
  let letters: CGFloat
  /// Whether the outline has gaps, so that it can't be filled.
  var isOpen = false

  /// All enclosures. Endings with several components are first.
  static let all: [SymbolEnclosure] = [
    SymbolEnclosure(
      ending: "rectangle.portrait", symbol: "rectangle.portrait", scale: 0.6, room: CGSize(width: 48, height: 64),
      letters: 40),
    SymbolEnclosure(
      ending: "circle.dashed", symbol: "circle.dashed", scale: 0.58, room: CGSize(width: 58, height: 58), letters: 44,
      isOpen: true),
    SymbolEnclosure(
      ending: "square.dashed", symbol: "square.dashed", scale: 0.6, room: CGSize(width: 58, height: 58), letters: 44,
      isOpen: true),
    SymbolEnclosure(
      ending: "circle", symbol: "circle", scale: 0.58, room: CGSize(width: 60, height: 58), letters: 44),
    SymbolEnclosure(
      ending: "square", symbol: "square", scale: 0.58, room: CGSize(width: 58, height: 58), letters: 44),
    SymbolEnclosure(ending: "app", symbol: "app", scale: 0.58, room: CGSize(width: 58, height: 58), letters: 44),
    SymbolEnclosure(
      ending: "rectangle", symbol: "rectangle", scale: 0.56, room: CGSize(width: 74, height: 50), letters: 38),
    SymbolEnclosure(
      ending: "capsule", symbol: "capsule", scale: 0.5, room: CGSize(width: 74, height: 42), letters: 34),
    SymbolEnclosure(
      ending: "octagon", symbol: "octagon", scale: 0.58, room: CGSize(width: 58, height: 58), letters: 44),
    SymbolEnclosure(
      ending: "diamond", symbol: "diamond", scale: 0.56, room: CGSize(width: 50, height: 54), letters: 42),
    SymbolEnclosure(
      ending: "hexagon", symbol: "hexagon", scale: 0.56, room: CGSize(width: 56, height: 56), letters: 42),
    SymbolEnclosure(
      ending: "pentagon", symbol: "pentagon", scale: 0.52, room: CGSize(width: 52, height: 52), middle: 3, letters: 40),
    SymbolEnclosure(
      ending: "shield", symbol: "shield", scale: 0.54, room: CGSize(width: 50, height: 56), middle: -3, letters: 42),
    SymbolEnclosure(ending: "seal", symbol: "seal", scale: 0.56, room: CGSize(width: 54, height: 54), letters: 42),
    SymbolEnclosure(
      ending: "bubble", symbol: "bubble.left", scale: 0.5, room: CGSize(width: 66, height: 46), middle: -7, letters: 36),
    SymbolEnclosure(
      ending: "message", symbol: "message", scale: 0.5, room: CGSize(width: 62, height: 46), middle: -5, letters: 36),
    SymbolEnclosure(
      ending: "triangle", symbol: "triangle", scale: 0.46, room: CGSize(width: 40, height: 50), middle: 9, letters: 34),
    SymbolEnclosure(
      ending: "icloud", symbol: "icloud", scale: 0.5, room: CGSize(width: 60, height: 46), middle: 4, letters: 34),
    SymbolEnclosure(
      ending: "viewfinder", symbol: "viewfinder", scale: 0.5, room: CGSize(width: 52, height: 52), letters: 40,
      isOpen: true),
  ]
}

extension SymbolShape {
  /// Returns the scaled shape in an outline. `frame` is the enclosure's symbol, filled or not.
  func enclosed(in enclosure: SymbolEnclosure, frame: SymbolShape, isFilled: Bool) -> SymbolShape {
    let pen = SymbolShape.regularPen
    let bounds = nodes.bounds(pen: pen)
    guard !bounds.isNull else { return frame }
    func limit(_ room: CGFloat, _ extent: CGFloat) -> CGFloat { extent > pen ? (room - pen) / (extent - pen) : 1 }
    let scale =
      (fit?.scale).flatMap { $0 > 0 ? $0 : nil }
      ?? min(enclosure.scale, limit(enclosure.room.width, bounds.width), limit(enclosure.room.height, bounds.height))
    let offset = fit?.offset ?? .zero
    let content = nodes.map {
      $0.applying(
        CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
          .concatenating(CGAffineTransform(scaleX: scale, y: scale))
          .concatenating(CGAffineTransform(translationX: offset.dx, y: enclosure.middle + offset.dy))
      ).flattened.scalingPens(by: fit?.pen ?? 1)
    }
    let outline = frame.nodes.map { $0.mapLevels { _ in 1 } }
    return SymbolShape(
      nodes: outline + [isFilled ? .knockout(content) : .group(content)], room: frame.room)
  }
}
