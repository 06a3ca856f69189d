extension CALayer {
  /// - Parameter point: in the superlayer's coordinates.
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

  /// The sublayers from the lowest to the topmost as they are drawn: by z position, and among equals by order.
  package final var sublayersInDrawingOrder: [CALayer] {
    guard flags.contains(.sublayersHaveDepth) else { return sublayerStore }
    // The sort of the standard library is stable, though it does not promise it; the index makes sure.
    return sublayerStore.enumerated().sorted { first, second in
      let (a, b) = (first.element.geometry.zPosition, second.element.geometry.zPosition)
      return a == b ? first.offset < second.offset : a < b
    }.map(\.element)
  }
}
