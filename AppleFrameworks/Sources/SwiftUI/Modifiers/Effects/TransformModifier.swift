import UIKit

struct TransformModifier: EffectModifier {
  enum Kind: Equatable {
    case rotation(Angle)
    case scale(CGSize)
    case affine(CGAffineTransform)
  }
  let kind: Kind
  let anchor: UnitPoint
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) {
    let size = box.frame.size
    let own: CGAffineTransform =
      switch kind {
      case .rotation(let angle): CGAffineTransform(rotationAngle: angle.radians)
      case .scale(let scale): CGAffineTransform(scaleX: scale.width, y: scale.height)
      case .affine(let transform): transform
      }
    // Views rotate around their center.
    let point = CGPoint(x: (anchor.x - 0.5) * size.width, y: (anchor.y - 0.5) * size.height)
    let transform = CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(own)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    if view.transform != transform { view.transform = transform }
  }
}
