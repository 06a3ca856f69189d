import CoreGraphics

/// The components of a symbol, in drawing order.
indirect enum SymbolNode: Sendable {
  case part(SymbolPart)
  /// A part that is cut out of the previous content of its group.
  case gap(SymbolPart)
  /// Nodes that are drawn separately and then composited. Gaps in a group affect only the group.
  case group([SymbolNode])
  /// Nodes that are cut out of the previous content, or drawn over it if the symbol has several colors.
  case knockout([SymbolNode])
  /// Nodes that are cut out in any number of colors.
  case hole([SymbolNode])

  func applying(_ transform: CGAffineTransform) -> SymbolNode {
    switch self {
    case .part(let part): .part(part.applying(transform))
    case .gap(let part):
      {
        var part = part.applying(transform)
        if part.ink == .stroke { part.pen *= transform.scale.squareRoot() }
        return .gap(part)
      }()
    case .group(let nodes): .group(nodes.map { $0.applying(transform) })
    case .knockout(let nodes): .knockout(nodes.map { $0.applying(transform) })
    case .hole(let nodes): .hole(nodes.map { $0.applying(transform) })
    }
  }

  /// Returns the covered area including strokes. It is empty for cutouts.
  func bounds(pen: CGFloat) -> CGRect {
    switch self {
    case .part(let part): part.filling == .only ? .null : part.bounds(pen: pen)
    case .group(let nodes), .knockout(let nodes): nodes.bounds(pen: pen)
    case .gap, .hole: .null
    }
  }

  /// Returns the node with changed levels.
  func mapLevels(_ change: (Int) -> Int) -> SymbolNode {
    switch self {
    case .part(var part):
      part.level = change(part.level)
      return .part(part)
    case .gap: return self
    case .group(let nodes): return .group(nodes.map { $0.mapLevels(change) })
    case .knockout(let nodes): return .knockout(nodes.map { $0.mapLevels(change) })
    case .hole: return self
    }
  }

  /// The node with the first level only, so that cutouts apply with any number of colors.
  var flattened: SymbolNode {
    switch self {
    case .part, .gap, .hole: mapLevels { _ in 0 }
    case .group(let nodes): .group(nodes.map(\.flattened))
    case .knockout(let nodes): .hole(nodes.map(\.flattened))
    }
  }

  /// Returns the node in the filled variant, or nil if nothing remains.
  ///
  /// - Parameter covered: The areas that are already filled. An unfilled part in them would be invisible, and is cut
  ///   out.
  func filled(over covered: inout [CGPath]) -> SymbolNode? {
    switch self {
    case .gap(let part): SymbolNode.filled(part).map { .gap($0) }
    case .hole: self
    case .group(let nodes):
      isWithin(covered) ? .hole(nodes) : .group(nodes.compactMap { $0.filled(over: &covered) })
    case .knockout(let nodes): .knockout(nodes.compactMap { $0.filled(over: &covered) })
    case .part(let part) where part.filling == .cut: .gap(part)
    case .part(let part) where part.filling == .inside && isWithin(covered): .gap(part)
    case .part(let part):
      {
        guard let filled = SymbolNode.filled(part) else { return nil }
        if filled.ink != .stroke, case .path(let path) = filled.outline { covered.append(path) }
        return .part(filled)
      }()
    }
  }

  private static func filled(_ part: SymbolPart) -> SymbolPart? {
    var part = part
    switch part.filling {
    case .gone: return nil
    case .only: part.filling = .unchanged
    case .inside where part.ink == .stroke && part.isClosed: part.ink = .solid
    case .inside, .cut, .unchanged: break
    }
    return part
  }

  /// Returns whether the entire node is in one of the areas.
  private func isWithin(_ areas: [CGPath]) -> Bool {
    let bounds = bounds(pen: 0)
    guard !bounds.isNull else { return false }
    let points = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ]
    return areas.contains { area in points.allSatisfy { area.contains($0) } }
  }

  /// Returns nodes that clear the node's silhouette and a margin around it.
  func clearing(margin: CGFloat) -> [SymbolNode] {
    switch self {
    case .part(var part):
      guard part.filling != .only else { return [] }
      if part.ink == .stroke, part.isClosed { part.ink = .solid }
      part.margin += margin
      return [.gap(part)]
    case .group(let nodes), .knockout(let nodes): return nodes.flatMap { $0.clearing(margin: margin) }
    case .gap, .hole: return []
    }
  }

  /// Whether the node clears content of its group.
  var isTaking: Bool {
    switch self {
    case .gap, .hole, .knockout: true
    case .part, .group: false
    }
  }
}

extension [SymbolNode] {
  func bounds(pen: CGFloat) -> CGRect { reduce(CGRect.null) { $0.union($1.bounds(pen: pen)) } }
}
