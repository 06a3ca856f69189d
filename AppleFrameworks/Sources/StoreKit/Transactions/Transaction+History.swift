extension Transaction {
  /// All transactions of the user, which are empty.
  public static var all: Transactions { Transactions(isOpen: false) }

  /// The transactions that entitle the user to products, which are empty.
  public static var currentEntitlements: Transactions { Transactions(isOpen: false) }

  /// The transactions that the app has not finished, which are empty.
  public static var unfinished: Transactions { Transactions(isOpen: false) }

  /// The transactions that arrive while the app is running. There are none until the task is canceled.
  public static var updates: Transactions { Transactions(isOpen: true) }

  /// Returns the transactions of a product, which are empty.
  public static func all(for productID: String) -> Transactions { Transactions(isOpen: false) }

  /// Returns the transactions that entitle the user to a product, which are empty.
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions(isOpen: false) }

  /// Returns the latest transaction of a product. Always `nil`, because there is no account.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    for await transaction in all(for: productID) { return transaction }
    return nil
  }

  /// Returns the transaction that entitles the user to a product. Always `nil`, because there is no account.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    for await transaction in currentEntitlements(for: productID) { return transaction }
    return nil
  }

  /// An asynchronous sequence of transactions.
  ///
  /// - Source: developer.apple.com/documentation/storekit/transaction/transactions
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    /// Whether transactions may still arrive.
    let isOpen: Bool

    public struct AsyncIterator: AsyncIteratorProtocol {
      let isOpen: Bool

      public mutating func next() async -> VerificationResult<Transaction>? {
        if isOpen { await QuietStore.wait() }
        return nil
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(isOpen: isOpen) }
  }
}
