import CoreGraphics
import Foundation

/// What a symbol looks like, at no weight in particular.
package struct SymbolShape: Sendable {
  /// How a symbol is put into an enclosure, where it says so itself.
  struct Fit {
    /// By how much it becomes smaller.
    let scale: CGFloat
    /// From the enclosure's middle.
    let offset: CGVector
    /// By how much its strokes become finer there.
    var pen: CGFloat = 1
    /// Whether it stays an outline there.
    var isHollow = false
  }

  /// The pen of the regular weight at the medium scale.
  static let regularPen: CGFloat = 8

  var nodes: [SymbolNode]
  /// The room that the symbol takes at the regular weight, around the origin. Nil: as much as it covers, and a margin.
  var room: CGSize?
  var fit: Fit?

  /// What is covered at the regular weight.
  var bounds: CGRect { nodes.bounds(pen: SymbolShape.regularPen) }

  /// The room that the symbol takes at the regular weight, in hundredths of the point size. The origin is in the middle of the
  /// height of capital letters.
  package var box: CGRect {
    if let room { return CGRect(x: -room.width / 2, y: -room.height / 2, width: room.width, height: room.height) }
    let bounds = bounds
    guard !bounds.isNull else { return CGRect(x: -50, y: -50, width: 100, height: 100) }
    return bounds.insetBy(dx: -SymbolShape.sideMargin(bounds.width), dy: -SymbolShape.topMargin)
  }

  /// How many parts tell a value.
  var rankCount: Int { nodes.map(\.highestRank).max() ?? 0 }

  func applying(_ transform: CGAffineTransform) -> SymbolShape {
    SymbolShape(nodes: nodes.map { $0.applying(transform) })
  }

  /// Narrow symbols have more room beside them, so that they stand in a column: a circle of 100 takes 116 in images, an arrow up
  /// from a box of 86 takes 107, a plus sign of 80 takes 110, a check mark of 74 takes 109, a chevron of 41 takes 73.
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
