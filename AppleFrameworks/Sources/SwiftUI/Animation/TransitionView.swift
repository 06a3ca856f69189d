/// A view that contains the content of a view with a transition.
final class TransitionView: PassingView {
  var transition: AnyTransition = .opacity
  /// A closure that changes the content to its state after the removal; `nil` if the transition only changes this view.
  var leave: ((Animation) -> Void)?
}
