import CoreGraphics
import Foundation

/// The shape of a symbol, independent of the weight.
package struct SymbolShape: Sendable {
  /// The placement of a symbol in an enclosure, if the symbol defines it.
  struct Fit {
    /// The scale.
    let scale: CGFloat
    /// The offset from the center of the enclosure.
    let offset: CGVector
    /// The relative width of its strokes in the enclosure.
    var pen: CGFloat = 1
    /// Whether the symbol stays an outline in the enclosure.
    var isHollow = false
  }

  /// The width of the pen for the regular weight at the medium scale.
  static let regularPen: CGFloat = 8

  var nodes: [SymbolNode]
  /// The size of the symbol at the regular weight, around the origin. Nil for the covered area with a margin.
  var room: CGSize?
  var fit: Fit?

  /// The covered area at the regular weight.
  var bounds: CGRect { nodes.bounds(pen: SymbolShape.regularPen) }

  /// The layout rectangle at the regular weight, in hundredths of the point size. The origin is at the vertical center
  /// of capital letters.
  package var box: CGRect {
    if let room { return CGRect(x: -room.width / 2, y: -room.height / 2, width: room.width, height: room.height) }
    let bounds = bounds
    guard !bounds.isNull else { return CGRect(x: -50, y: -50, width: 100, height: 100) }
    return bounds.insetBy(dx: -SymbolShape.sideMargin(bounds.width), dy: -SymbolShape.topMargin)
  }

  /// The number of parts in a variable symbol.
  var rankCount: Int { nodes.map(\.highestRank).max() ?? 0 }

  func applying(_ transform: CGAffineTransform) -> SymbolShape {
    SymbolShape(nodes: nodes.map { $0.applying(transform) })
  }

  /// Returns the horizontal margin. Narrow symbols have larger margins, so that they align in a column: a circle of 100
  /// takes 116 in images, an arrow up from a box of 86 takes 107, a plus sign of 80 takes 110, a check mark of 74 takes
  /// 109, a chevron of 41 takes 73.
  private static func sideMargin(_ width: CGFloat) -> CGFloat { min(max(16 - 0.4 * (width - 80), 8), 16) }

  // A circle of 100 takes 111, a plus sign of 80 takes 97.
  private static let topMargin: CGFloat = 7
}

extension SymbolNode {
  fileprivate var highestRank: Int {
    switch self {
    case .part(let part): part.rank
    case .group(let nodes), .knockout(let nodes): nodes.map(\.highestRank).max() ?? 0
    case .gap, .hole: 0
    }
  }
}
