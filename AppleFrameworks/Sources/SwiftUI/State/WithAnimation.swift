import Foundation

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
