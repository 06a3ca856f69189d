/// The animations of a layer.
extension CALayer {
  final func store(_ animation: CAAnimation, forKey key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    let transactions = AppHost.current.transactions
    let values = transactions.values
    let (list, registry) = animationsToChange
    if copy.duration == 0, copy.driver == nil { copy.duration = values.animationDuration }
    if copy.timingFunction == nil { copy.timingFunction = values.animationTimingFunction }
    if copy.timing.beginTime == 0 { copy.timing.beginTime = localTime(atClockTime: registry.now) + copy.delay }
    if let key { removeStoredAnimation(forKey: key) }
    (copy as? CATransition)?.prepare(for: self)
    let batches = transactions.batches
    for batch in batches { batch.begin() }
    list.append(
      LayerAnimations.Entry(key: key, animation: copy, number: registry.makeNumber(), batches: batches))
  }

  /// The list of the layer with the registry of its current host.
  private final var animationsToChange: (LayerAnimations, AnimationRegistry) {
    if let list = extras?.animations, let registry = list.registry { return (list, registry) }
    let owner = hostOfTree
    let registry = (owner ?? AppHost.current).animations
    let list = LayerAnimations(of: self, in: registry)
    extrasToChange.animations = list
    registry.add(list)
    if owner == nil { AnimationRegistry.waitForHost(list) }
    return (list, registry)
  }

  final func removeStoredAnimation(forKey key: String) {
    extras?.animations?.remove { $0.key == key }
  }

  final func removeStoredAnimations() {
    extras?.animations?.remove { _ in true }
  }

  /// Removes the animations that `isGone` selects.
  package final func removeAnimations(where isGone: (CAAnimation, String?) -> Bool) {
    extras?.animations?.remove { isGone($0.animation, $0.key) }
  }

  final var storedAnimationKeys: [String]? {
    let keys = extras?.animations?.entries.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  final func storedAnimation(forKey key: String) -> CAAnimation? {
    extras?.animations?.entries.last { $0.key == key }?.animation
  }

  /// Whether the layer has animations, including pending ones.
  package final var isAnimated: Bool { extras?.animations?.entries.isEmpty == false }

  /// Whether the view of this layer receives no touches because of its animations.
  package final var animationsBlockTouches: Bool { extras?.animations?.blocksTouches == true }

  /// Returns an unused key for another animation of a property: its name, with a number if needed.
  package final func freeAnimationKey(for name: String) -> String {
    guard let entries = extras?.animations?.entries else { return name }
    var key = name
    var number = 2
    while entries.contains(where: { $0.key == key }) {
      key = "\(name)-\(number)"
      number += 1
    }
    return key
  }
}
