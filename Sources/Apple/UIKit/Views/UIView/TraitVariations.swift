/// What is otherwise in a view for some traits than for others.
@MainActor
protocol TraitVariations: AnyObject {
  /// The view has other traits. What they make no difference to stays as it is.
  func adopt(_ traits: UITraitCollection)
}
