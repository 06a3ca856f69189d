struct TransitionModifier: EffectModifier {
  let transition: AnyTransition
  func makeView() -> TransitionView { TransitionView() }
  func configure(_ view: TransitionView, _ box: EffectBox<Self>) { view.transition = transition }
}
