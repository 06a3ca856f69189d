/// The state of a transition at a moment.
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
    /// A flip around the center, in which the given edge comes forward.
    case flip(Edge)
    /// A curl of the old appearance from the edge, like a sheet of paper.
    case curl(Edge, isUp: Bool)
  }

  /// The old appearance.
  let old: DisplayList
  /// The progress from 0, the old appearance, to 1, the new one.
  let progress: CGFloat
  let style: Style
}
