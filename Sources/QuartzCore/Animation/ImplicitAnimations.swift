/// The animations that layers make of changes by themselves.
package enum ImplicitAnimations {
  /// Views are being animated: changes of their layers ask for actions, too.
  ///
  /// Unlocked: as with layers, only the thread that runs the interface uses it.
  package nonisolated(unsafe) static var areViewsAnimated = false

  /// Layers without a view that came into a tree, and will be on the screen with the next frame.
  private nonisolated(unsafe) static var arrivals: [Arrival] = []

  private struct Arrival {
    weak var layer: CALayer?
  }

  static func layerDidArrive(_ layer: CALayer) {
    guard layer.owner == nil, !layer.flags.contains(.isOnScreen) else { return }
    arrivals.append(Arrival(layer: layer))
  }

  /// A frame is done: layers that it shows animate their changes from now on.
  package static func frameWasMade() {
    guard !arrivals.isEmpty else { return }
    let due = arrivals
    arrivals = []
    for arrival in due {
      guard let layer = arrival.layer, layer.owner == nil, layer.superlayerStore != nil else { continue }
      layer.flags.formUnion([.isOnScreen, .observesChanges])
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
