import UIKit

struct ShadowModifier: EffectModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) {
    let resolved = color.resolve(in: box.environment)
    view.layer.shadowColor = resolved.withAlphaComponent(1).cgColor
    view.layer.shadowOpacity = Float(resolved.cgColor.alpha)
    view.layer.shadowRadius = radius
    view.layer.shadowOffset = offset
  }
}
