/// Contains the content of a view with a transition.
final class TransitionView: PassingView {
  var transition: AnyTransition = .opacity
  /// Changes the content to the state after it is removed; `nil` where the transition is a change of this view only.
  var leave: ((Animation) -> Void)?
}
