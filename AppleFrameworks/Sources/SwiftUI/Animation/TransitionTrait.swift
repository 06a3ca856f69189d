/// What is said of how a view comes and goes; `nil` where nothing is.
enum TransitionTrait: BoxTrait {
  static var defaultValue: AnyTransition? { nil }
}
