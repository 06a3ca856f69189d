import Foundation

/// Calls a closure that changes state with a transaction, and returns its result.
///
/// - Source: developer.apple.com/documentation/swiftui/withtransaction(_:_:)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Calls a closure that changes state with an animation, and returns its result.
///
/// - Parameter animation: The animation; `nil` for no animation.
/// - Source: developer.apple.com/documentation/swiftui/withanimation(_:_:)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Calls a closure that changes state with an animation, and another closure after the animation.
///
/// - Parameters:
///   - animation: The animation; `nil` for no animation.
///   - completionCriteria: The condition for the completion of the animation.
///   - body: A closure that changes the state.
///   - completion: A closure that is called after the animation. If nothing has changed, it is called in the next turn
///     of the main queue.
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
    // Without a change, the completion is called in the next turn of the main queue.
    DispatchQueue.main.async {
      MainActor.assumeIsolated { if !record.isAwaited { record.action() } }
    }
  }
  return try withTransaction(transaction, body)
}
