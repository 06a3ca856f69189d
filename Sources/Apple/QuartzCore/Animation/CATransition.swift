/// An animation from the look that a layer has when the transition is added to the one that it has while it runs.
///
/// What is changed in the same turn, before or after, belongs to the new look where it has to be drawn first (texts,
/// images); colors and sublayers have to be changed after the transition is added.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransition
open class CATransition: CAAnimation {
  /// What the transition looks like. Default `.fade`.
  open var type: CATransitionType = .fade
  /// Where what moves comes from. Default `nil`, from the left.
  open var subtype: CATransitionSubtype?
  /// How far the transition has come when it begins, from 0 to 1. Default `0`.
  open var startProgress: Float = 0
  /// How far the transition comes, from `startProgress` to 1. Default `1`.
  open var endProgress: Float = 1

  /// How a view is turned over, in place of `type`.
  package final var flip: ShownTransition.Style?
  private final var old: DisplayList?

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "startProgress": 0 as Float
    case "endProgress": 1 as Float
    case "type": CATransitionType.fade
    default: super.defaultValue(forKey: key)
    }
  }

  package override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    copy.flip = flip
    copy.old = old
  }

  /// Keeps what the layer looks like.
  package final func prepare(for layer: CALayer) {
    guard old == nil else { return }
    let bounds = LayerExtent.all(of: layer)
    let context = CGContext(recording: bounds)
    layer.host.animations.withPresentation { LayerRenderer.draw(layer, into: context) }
    old = context.displayList
  }

  package override func show(on layer: CALayer, _ moment: AnimationMoment) {
    guard let old else { return }
    let way = Double(endProgress - startProgress)
    layer.extrasToChange.transition = ShownTransition(
      old: old, progress: CGFloat(Double(startProgress) + way * progress(at: moment)), style: flip ?? style)
  }

  private final var style: ShownTransition.Style {
    let from: ShownTransition.Edge =
      switch subtype {
      case CATransitionSubtype.fromRight: .maxX
      case CATransitionSubtype.fromTop: .maxY
      case CATransitionSubtype.fromBottom: .minY
      default: .minX
      }
    switch type {
    case .moveIn: return .moveIn(from)
    case .push: return .push(from)
    case .reveal: return .reveal(from)
    default: return .fade
    }
  }
}
