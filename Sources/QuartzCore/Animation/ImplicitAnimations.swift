/// The animations that layers make of changes by themselves.
package enum ImplicitAnimations {
  /// How many hosts run a block that animates views: meanwhile changes of views' layers ask for actions, too.
  ///
  /// One number for all hosts, as each change of a layer reads it: whether it is the layer's own host whose block runs, the
  /// action says that it then asks for.
  ///
  /// Unlocked: as with layers, only the thread that runs the interface uses it.
  package nonisolated(unsafe) static var runningBlocks = 0

  /// Layers without a view that came into a tree, and will be on the screen with the next frame of their host.
  ///
  /// One list for all hosts, as the tree may come to its host later. Unlocked, as above.
  private nonisolated(unsafe) static var arrivals: [Arrival] = []

  /// How many arrivals there may be before those are dropped whose layers are gone. Unlocked, as above.
  private nonisolated(unsafe) static var mostArrivals = 64

  private struct Arrival {
    weak var layer: CALayer?
    /// The host whose code put the layer there.
    weak var host: AppHost?
  }

  static func layerDidArrive(_ layer: CALayer) {
    guard layer.owner == nil, !layer.flags.contains(.isOnScreen) else { return }
    if arrivals.count >= mostArrivals {
      arrivals.removeAll { $0.layer == nil }
      mostArrivals = max(64, 2 * arrivals.count)
    }
    arrivals.append(Arrival(layer: layer, host: AppHost.current))
  }

  /// A frame of a host is done: layers that it shows animate their changes from now on.
  static func frameWasMade(by host: AppHost?) {
    guard !arrivals.isEmpty else { return }
    arrivals.removeAll { arrival in
      guard let layer = arrival.layer, layer.owner == nil, layer.superlayerStore != nil else { return true }
      guard layer.hostOfTree ?? arrival.host === host else { return false }
      layer.flags.formUnion([.isOnScreen, .observesChanges])
      return true
    }
  }

  /// The animation of a change that nobody has another action for.
  static func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer.flags.contains(.isOnScreen), layer.owner == nil, let key = LayerKey(rawValue: event) else { return nil }
    switch key {
    case .contentsGravity, .mask, .sublayers, .onOrderIn, .onOrderOut: return nil
    default: break
    }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.timing.fillMode = .backwards
    animation.fromValue = layer.presentedValue(for: LayerKeyPath(event))?.any
    return animation
  }
}
