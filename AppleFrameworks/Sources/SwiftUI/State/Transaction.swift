/// What goes along with a change of state while views are brought up to date: above all how it is animated.
///
/// - Source: developer.apple.com/documentation/swiftui/transaction
public struct Transaction: Sendable {
  @TaskLocal static var current = Transaction()

  /// How changes are animated; `nil` (the default) is at once.
  public var animation: Animation?
  /// Whether views' own animations (`animation(_:value:)`) are left out.
  public var disablesAnimations = false
  /// Whether the change is part of an interaction that goes on, such as a drag.
  public var isContinuous = false
  var completions: [CompletionRecord] = []

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation; `nil` for none.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// This transaction, or what another one says where this one says nothing.
  func merging(_ other: Transaction) -> Transaction {
    var result = self
    if result.animation == nil { result.animation = other.animation }
    result.disablesAnimations = disablesAnimations || other.disablesAnimations
    for record in other.completions where !result.completions.contains(where: { $0 === record }) {
      result.completions.append(record)
    }
    return result
  }

  /// What runs when an animation is over.
  final class CompletionRecord: @unchecked Sendable {
    let animation: Animation?
    let criteria: AnimationCompletionCriteria
    let action: @Sendable @MainActor () -> Void
    /// Whether something changed with the animation: used on the main actor.
    var isAwaited = false

    init(
      animation: Animation?, criteria: AnimationCompletionCriteria, action: @escaping @Sendable @MainActor () -> Void
    ) {
      self.animation = animation
      self.criteria = criteria
      self.action = action
    }
  }
}
