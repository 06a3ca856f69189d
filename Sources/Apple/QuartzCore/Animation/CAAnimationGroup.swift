/// A group of animations that run together, with their own time lines within that of the group.
///
/// The duration of the group limits them. Their delegates and `isRemovedOnCompletion` have no effect. An animation
/// without a duration has that of the group.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimationgroup
open class CAAnimationGroup: CAAnimation {
  /// The animations, of which later ones are on top of earlier ones. Default: `nil`.
  open var animations: [CAAnimation]?

  package override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
  }

  package override func show(on layer: CALayer, _ moment: AnimationMoment) {
    let time = progress(at: moment) * moment.duration
    for animation in animations ?? [] { animation.show(on: layer, at: time, defaultDuration: moment.duration) }
  }
}
