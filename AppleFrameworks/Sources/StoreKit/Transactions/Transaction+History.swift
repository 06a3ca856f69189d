extension Transaction {
  /// All purchases of the person: none.
  public static var all: Transactions { Transactions(isOpen: false) }

  /// The purchases that entitle the person to something now: none.
  public static var currentEntitlements: Transactions { Transactions(isOpen: false) }

  /// The purchases that the app has not finished: none.
  public static var unfinished: Transactions { Transactions(isOpen: false) }

  /// The purchases that arrive while the app runs: none, until the task is canceled.
  public static var updates: Transactions { Transactions(isOpen: true) }

  /// The purchases of a product: none.
  public static func all(for productID: String) -> Transactions { Transactions(isOpen: false) }

  /// The purchases that entitle the person to a product: none.
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions(isOpen: false) }

  /// The latest purchase of a product; nil, as there is no account.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    for await transaction in all(for: productID) { return transaction }
    return nil
  }

  /// The purchase that entitles the person to a product; nil, as there is no account.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    for await transaction in currentEntitlements(for: productID) { return transaction }
    return nil
  }

  /// An asynchronous sequence of transactions.
  ///
  /// - Source: developer.apple.com/documentation/storekit/transaction/transactions
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    /// Whether transactions may still come.
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
