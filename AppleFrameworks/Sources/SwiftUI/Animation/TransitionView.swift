/// Holds what comes and goes together.
final class TransitionView: PassingView {
  var transition: AnyTransition = .opacity
}
