/// A transition between the appearance of a layer when the transition is added and its appearance while it runs.
///
/// In the same turn, changes before or after it belong to the new appearance if they must be drawn first (texts,
/// images). Colors and sublayers must be changed after the transition is added.
///
/// - Source: developer.apple.com/documentation/quartzcore/catransition
open class CATransition: CAAnimation {
  /// The type of the transition. Default: `.fade`.
  open var type: CATransitionType = .fade
  /// The direction from which moving parts come. Default: `nil`, from the left.
  open var subtype: CATransitionSubtype?
  /// The initial progress, from 0 to 1. Default: `0`.
  open var startProgress: Float = 0
  /// The final progress, from `startProgress` to 1. Default: `1`.
  open var endProgress: Float = 1

  /// The style of flipping a view, in place of `type`.
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

  /// Stores the current appearance of the layer.
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
