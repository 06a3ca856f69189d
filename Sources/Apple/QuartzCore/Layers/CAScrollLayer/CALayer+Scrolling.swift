extension CALayer {
  /// Scrolls the nearest scroll layer above so that a point of this layer lies at its corner. Nothing happens without one.
  public func scroll(_ p: CGPoint) {
    guard let scrollLayer = scrollLayers.first else { return }
    scrollLayer.scroll(to: scrollLayer.convert(p, from: self))
  }

  /// Scrolls the nearest scroll layer above as little as it takes to show a rectangle of this layer. Nothing happens without one.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer = scrollLayers.first else { return }
    scrollLayer.scroll(to: scrollLayer.convert(r, from: self))
  }

  /// The part of the bounds that the scroll layers above show, in this layer's coordinates: all without one.
  public var visibleRect: CGRect {
    scrollLayers.reduce(bounds) { visible, scrollLayer in
      let shown = visible.intersection(convert(scrollLayer.bounds, from: scrollLayer))
      return shown.isNull ? .zero : shown
    }
  }

  /// The scroll layers above, the nearest one first.
  private var scrollLayers: [CAScrollLayer] {
    sequence(first: self, next: \.superlayer).dropFirst().compactMap { $0 as? CAScrollLayer }
  }
}
