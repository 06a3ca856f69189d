/// Animations that run together, on a time line of their own within the group's.
///
/// What is left of them when the group's duration is over is cut off. Their delegates and `isRemovedOnCompletion` play no
/// part. One without a duration lasts as long as the group.
///
/// - Source: developer.apple.com/documentation/quartzcore/caanimationgroup
open class CAAnimationGroup: CAAnimation {
  /// The animations; later ones come on top of earlier ones. Default `nil`.
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
