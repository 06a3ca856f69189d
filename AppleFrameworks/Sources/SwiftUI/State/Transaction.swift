import Foundation

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

  public init() {}

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

/// When an animation counts as over.
///
/// - Source: developer.apple.com/documentation/swiftui/animationcompletioncriteria
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isRemoval: Bool
  /// When it would look so: a spring's remaining motion does not count.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Changes state with a transaction.
///
/// - Source: developer.apple.com/documentation/swiftui/withtransaction(_:_:)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Changes state, and has views move to their new look.
///
/// - Source: developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Changes state, has views move to their new look, and says when they have.
///
/// - Source: developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @Sendable @MainActor () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  let record = Transaction.CompletionRecord(animation: animation, criteria: completionCriteria, action: completion)
  transaction.completions.append(record)
  defer {
    // Where nothing changes with it, it is over with the turn.
    DispatchQueue.main.async {
      MainActor.assumeIsolated { if !record.isAwaited { record.action() } }
    }
  }
  return try withTransaction(transaction, body)
}
