struct TransitionModifier: EffectModifier {
  let transition: AnyTransition
  func makeView() -> TransitionView { TransitionView() }
  func configure(_ view: TransitionView, _ box: EffectBox<Self>) {
    view.transition = transition
    view.leave =
      transition.removal.views == nil
      ? nil
      : { [weak box] animation in
        guard let box, let node = box.node.children.first as? any LeavingNode else { return }
        node.leave()
        box.arrangeContent(animation)
      }
  }
}
