/// A key of a value in a transaction.
///
/// - Source: developer.apple.com/documentation/swiftui/transactionkey
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of transactions that set none.
  static var defaultValue: Self.Value { get }
}

extension Transaction {
  /// The value of a key, or its default if no value is set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = StoredValue(value: newValue) }
  }

  /// The stored value of a key.
  ///
  /// Unchecked: Transactions are used on the thread that makes the change.
  struct StoredValue: @unchecked Sendable {
    let value: Any
  }
}

/// Calls a closure that changes state with a value in the transaction, and returns its result.
///
/// - Source: developer.apple.com/documentation/swiftui/withtransaction(_:_:_:)
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
