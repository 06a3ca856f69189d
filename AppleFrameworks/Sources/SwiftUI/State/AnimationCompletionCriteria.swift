/// The condition for the completion of an animation.
///
/// - Source: developer.apple.com/documentation/swiftui/animationcompletioncriteria
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isRemoval: Bool
  /// The animation seems complete; the remaining motion of a spring does not count.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// Nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}
