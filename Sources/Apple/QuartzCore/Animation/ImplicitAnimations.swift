import Synchronization

/// The animations that layers create automatically for changes.
package enum ImplicitAnimations {
  /// The number of hosts that are running a block with animated views, during which changes of views' layers also
  /// request actions.
  ///
  /// All hosts share it, since each change of a layer reads it. The action then determines whether the block belongs to
  /// the layer's own host.
  ///
  /// It is atomic, since layers may be created and changed on any thread.
  package static let runningBlocks = Atomic(0)

  /// The layers without views that were added to a tree and are displayed with the next frame of their host.
  ///
  /// All hosts share the list, since the tree may be added to its host later. It is locked, since layers may be created
  /// and assembled on any thread.
  private static let arrivals = Mutex(Arrivals())

  private struct Arrivals {
    var list: [Arrival] = []
    /// The number of entries at which those of deallocated layers are removed.
    var most = 64

    mutating func takeAll() -> [Arrival] {
      defer { list = [] }
      return list
    }
  }

  /// Unchecked: the list only stores its members, which are used on the appropriate thread.
  private struct Arrival: @unchecked Sendable {
    weak var layer: CALayer?
    /// The host whose code added the layer.
    weak var host: AppHost?
  }

  static func layerDidArrive(_ layer: CALayer) {
    guard layer.owner == nil, !layer.flags.contains(.isOnScreen) else { return }
    let arrival = Arrival(layer: layer, host: AppHost.current)
    let crowd = arrivals.withLock { arrivals -> [Arrival] in
      arrivals.list.append(arrival)
      return arrivals.list.count > arrivals.most ? arrivals.takeAll() : []
    }
    if crowd.isEmpty { return }
    keep(crowd.filter { $0.layer != nil })
  }

  /// Layers are released outside of the lock, since a release may deallocate them, which runs their code.
  private static func keep(_ left: [Arrival]) {
    arrivals.withLock { arrivals in
      arrivals.list = left + arrivals.list
      arrivals.most = max(64, 2 * arrivals.list.count)
    }
  }

  /// Updates the layers after a frame of a host. Those that it displays animate their changes from now on.
  static func frameWasMade(by host: AppHost?) {
    let arrived = arrivals.withLock { $0.takeAll() }
    guard !arrived.isEmpty else { return }
    let left = arrived.filter { arrival in
      guard let layer = arrival.layer, layer.owner == nil, layer.superlayerStore != nil else { return false }
      guard layer.hostOfTree ?? arrival.host === host else { return true }
      layer.flags.formUnion([.isOnScreen, .observesChanges])
      return false
    }
    if !left.isEmpty { keep(left) }
  }

  /// Returns the animation of a change for which there is no other action.
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
