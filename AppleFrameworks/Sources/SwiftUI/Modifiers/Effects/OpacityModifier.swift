struct OpacityModifier: EffectModifier {
  let opacity: Double
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) { view.alpha = min(1, max(0, opacity)) }
}

struct HiddenModifier: EffectModifier {
  let isHidden: Bool
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) { view.isHidden = isHidden }
}
