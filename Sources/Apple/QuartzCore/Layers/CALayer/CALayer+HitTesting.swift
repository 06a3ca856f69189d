extension CALayer {
  /// - Parameter point: The point in the superlayer's coordinates.
  final func topmostLayer(at point: CGPoint) -> CALayer? {
    guard !flags.contains(.isHidden) else { return nil }
    let transform = affineIntoSuperlayer
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return nil }
    let local = point.applying(transform.inverted())
    let isInside = contains(local)
    if !isInside && flags.contains(.masksToBounds) { return nil }
    for sublayer in sublayersInDrawingOrder.reversed() {
      if let hit = sublayer.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }

  /// The sublayers from back to front in drawing order: by z position, then by index.
  package final var sublayersInDrawingOrder: [CALayer] {
    guard flags.contains(.sublayersHaveDepth) else { return sublayerStore }
    // The standard library's sort is stable, but doesn't guarantee it; the index ensures it.
    return sublayerStore.enumerated().sorted { first, second in
      let (a, b) = (first.element.geometry.zPosition, second.element.geometry.zPosition)
      return a == b ? first.offset < second.offset : a < b
    }.map(\.element)
  }
}
