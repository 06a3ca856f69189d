struct HitTestingModifier: EffectModifier {
  let isAllowed: Bool
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) { view.isUserInteractionEnabled = isAllowed }
}
