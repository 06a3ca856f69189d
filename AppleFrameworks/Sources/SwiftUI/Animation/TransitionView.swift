/// Contains the content of a view with a transition.
final class TransitionView: PassingView {
  var transition: AnyTransition = .opacity
}
