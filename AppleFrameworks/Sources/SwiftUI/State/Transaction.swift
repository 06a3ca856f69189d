/// The context of a state change, such as its animation.
///
/// - Source: developer.apple.com/documentation/swiftui/transaction
public struct Transaction: Sendable {
  @TaskLocal static var current = Transaction()

  /// The animation of the changes; `nil` for no animation.
  ///
  /// - Default: `nil`.
  public var animation: Animation?

  /// Whether animations of `animation(_:value:)` are ignored.
  ///
  /// - Default: `false`.
  public var disablesAnimations = false

  /// Whether the change is part of a continuous interaction, such as a drag.
  ///
  /// - Default: `false`.
  public var isContinuous = false
  var completions: [CompletionRecord] = []
  var values: [ObjectIdentifier: StoredValue] = [:]

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation; `nil` for no animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// Returns this transaction with missing values from another one.
  func merging(_ other: Transaction) -> Transaction {
    var result = self
    if result.animation == nil { result.animation = other.animation }
    result.disablesAnimations = disablesAnimations || other.disablesAnimations
    for record in other.completions where !result.completions.contains(where: { $0 === record }) {
      result.completions.append(record)
    }
    result.values.merge(other.values) { own, _ in own }
    return result
  }

  /// A record of an action that is called after an animation.
  ///
  /// Unchecked: The mutable state is used only on the main actor.
  final class CompletionRecord: @unchecked Sendable {
    let animation: Animation?
    let criteria: AnimationCompletionCriteria
    let action: @Sendable @MainActor () -> Void
    /// Whether the animation has started. It is used only on the main actor.
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
