import Synchronization

/// The animations that layers make of changes by themselves.
package enum ImplicitAnimations {
  /// How many hosts run a block that animates views: meanwhile changes of views' layers ask for actions, too.
  ///
  /// One number for all hosts, as each change of a layer reads it: whether it is the layer's own host whose block runs, the
  /// action says that it then asks for.
  ///
  /// Atomic, as layers may be made and changed on any thread.
  package static let runningBlocks = Atomic(0)

  /// Layers without a view that came into a tree, and will be on the screen with the next frame of their host.
  ///
  /// One list for all hosts, as the tree may come to its host later. Locked, as layers may be made and put together on any thread.
  private static let arrivals = Mutex(Arrivals())

  private struct Arrivals {
    var list: [Arrival] = []
    /// How many there may be before those are dropped whose layers are gone.
    var most = 64

    mutating func takeAll() -> [Arrival] {
      defer { list = [] }
      return list
    }
  }

  /// Unchecked: whom it names is looked at by those alone who may, the list only keeps it.
  private struct Arrival: @unchecked Sendable {
    weak var layer: CALayer?
    /// The host whose code put the layer there.
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

  /// Layers are looked at outside of the lock: whoever looks at one may be the last who holds it, and then its end runs there.
  private static func keep(_ left: [Arrival]) {
    arrivals.withLock { arrivals in
      arrivals.list = left + arrivals.list
      arrivals.most = max(64, 2 * arrivals.list.count)
    }
  }

  /// A frame of a host is done: layers that it shows animate their changes from now on.
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

  /// Returns the animation of a change that nobody has another action for.
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
