/// A change of a layer in an animated block: it stores the previous value and creates an animation after the change.
@MainActor
final class ViewChange: NSObject, @preconcurrency CAAction {
  private let key: AnimatedKey
  private let animation: ViewAnimation
  /// The previous value of the layer.
  private let before: AnimationValue?
  /// The displayed value.
  private let shown: AnimationValue?

  init(_ key: AnimatedKey, of layer: CALayer, in animation: ViewAnimation) {
    self.key = key
    self.animation = animation
    let path = LayerKeyPath(key.rawValue)
    before = layer.ownValue(for: path)
    shown = layer.isAnimated ? layer.presentedValue(for: path) : before
    super.init()
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let before, let shown,
      let after = layer.ownValue(for: LayerKeyPath(key.rawValue))
    else { return }
    let change = AnimatedChange(layer: layer, key: key, before: before, after: after)
    animation.recorder?(change)
    if let keyframes = animation.keyframes {
      keyframes.add(change)
      return
    }
    let name = key.rawValue
    let beginsFromCurrent = animation.options.contains(.beginFromCurrentState)
    let made = animation.makeAnimation(of: name)
    if key.isAdditive {
      let start = beginsFromCurrent ? shown : before
      let difference = start.adding(after, times: -1)
      made.fromValue = difference.any
      made.toValue = difference.adding(difference, times: -1).any
      made.isAdditive = true
    } else {
      // An animation on top of earlier ones begins with the displayed value, since it covers them.
      made.fromValue = (beginsFromCurrent || key.keepsEarlier ? shown : before).any ?? NSNull()
      made.toValue = after.any ?? NSNull()
    }
    if beginsFromCurrent {
      layer.removeAnimations { animation, _ in (animation as? CAPropertyAnimation)?.keyPath == name }
    }
    animation.add(made, to: layer, forKey: key.keepsEarlier ? layer.freeAnimationKey(for: name) : name)
  }
}

/// A change of a layer's property in an animated block.
struct AnimatedChange {
  let layer: CALayer
  let key: AnimatedKey
  let before: AnimationValue
  let after: AnimationValue
}
