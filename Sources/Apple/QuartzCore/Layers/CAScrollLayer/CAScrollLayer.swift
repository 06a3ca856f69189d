/// A layer that displays a part of its sublayers, which moves with the origin of its bounds.
///
/// It doesn't handle touches, and clips sublayers only with `masksToBounds`.
///
/// - Source: developer.apple.com/documentation/quartzcore/cascrolllayer
open class CAScrollLayer: CALayer {
  private final var mode = CAScrollLayerScrollMode.both

  public override init() { super.init() }

  public override init(layer: Any) {
    if let original = layer as? CAScrollLayer { mode = original.mode }
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The directions in which the layer scrolls. Default: `.both`.
  open var scrollMode: CAScrollLayerScrollMode {
    get { mode }
    set { mode = newValue }
  }

  /// Scrolls so that a point is at the corner of the layer, in the directions of `scrollMode`.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if mode == .both || mode == .horizontally { origin.x = p.x }
    if mode == .both || mode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls by the minimum distance to show a rectangle; the beginning of one that is larger than the layer.
  open func scroll(to r: CGRect) {
    func origin(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      if low < start || high - low > length { return low }
      return high > start + length ? high - length : start
    }
    let (rect, bounds) = (r.standardized, bounds)
    scroll(
      to: CGPoint(
        x: origin(rect.minX, rect.maxX, bounds.minX, bounds.width),
        y: origin(rect.minY, rect.maxY, bounds.minY, bounds.height)))
  }
}
