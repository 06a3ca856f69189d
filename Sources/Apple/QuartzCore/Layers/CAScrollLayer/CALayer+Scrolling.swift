extension CALayer {
  /// Scrolls the nearest enclosing scroll layer so that a point of this layer is at its corner. Has no effect if there
  /// is none.
  public func scroll(_ p: CGPoint) {
    guard let scrollLayer = scrollLayers.first else { return }
    scrollLayer.scroll(to: scrollLayer.convert(p, from: self))
  }

  /// Scrolls the nearest enclosing scroll layer by the minimum distance to show a rectangle of this layer. Has no
  /// effect if there is none.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer = scrollLayers.first else { return }
    scrollLayer.scroll(to: scrollLayer.convert(r, from: self))
  }

  /// The part of the bounds that the enclosing scroll layers show, in this layer's coordinates; all if there are none.
  public var visibleRect: CGRect {
    scrollLayers.reduce(bounds) { visible, scrollLayer in
      let shown = visible.intersection(convert(scrollLayer.bounds, from: scrollLayer))
      return shown.isNull ? .zero : shown
    }
  }

  /// The enclosing scroll layers, the nearest one first.
  private var scrollLayers: [CAScrollLayer] {
    sequence(first: self, next: \.superlayer).dropFirst().compactMap { $0 as? CAScrollLayer }
  }
}
