/// A transition at a moment.
package struct ShownTransition {
  package enum Edge {
    case minX
    case maxX
    case minY
    case maxY
  }

  package enum Style {
    case fade
    case moveIn(Edge)
    case push(Edge)
    case reveal(Edge)
    /// Turned over like a card, about the middle; the edge is the one that comes forward.
    case flip(Edge)
    /// The old look is rolled up from the edge, like a sheet of paper.
    case curl(Edge, isUp: Bool)
  }

  /// What there was before.
  let old: DisplayList
  /// From 0, all old, to 1, all new.
  let progress: CGFloat
  let style: Style
}
