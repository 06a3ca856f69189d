/// The condition for the completion of an animation.
///
/// - Source: developer.apple.com/documentation/swiftui/animationcompletioncriteria
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isRemoval: Bool
  /// The animation is logically complete. The remaining motion of a spring is ignored.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// All motion has ended.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}
