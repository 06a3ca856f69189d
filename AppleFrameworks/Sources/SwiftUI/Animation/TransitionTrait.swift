/// The transition of a view; `nil` where none is set.
enum TransitionTrait: BoxTrait {
  static var defaultValue: AnyTransition? { nil }
}
