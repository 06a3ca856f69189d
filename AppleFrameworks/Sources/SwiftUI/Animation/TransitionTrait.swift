/// A trait that contains the transition of a view; `nil` if none is set.
enum TransitionTrait: BoxTrait {
  static var defaultValue: AnyTransition? { nil }
}
