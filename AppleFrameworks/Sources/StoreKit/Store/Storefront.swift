import Foundation

/// The App Store of a country.
///
/// - Source: developer.apple.com/documentation/storekit/storefront
public struct Storefront: Identifiable, Hashable, Sendable {
  public let id: String

  /// The country code with three letters, from ISO 3166-1.
  public let countryCode: String

  /// The currency of the store's prices.
  public let currency: Locale.Currency?

  package init(id: String, countryCode: String, currency: Locale.Currency? = nil) {
    self.id = id
    self.countryCode = countryCode
    self.currency = currency
  }

  /// The store of the user's country. Always `nil`, as without an account.
  public static var current: Storefront? { get async { nil } }

  /// The updates of the store. There are none until the task is canceled.
  public static var updates: Storefronts { Storefronts() }

  /// An asynchronous sequence of stores.
  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Storefront? {
        await QuietStore.wait()
        return nil
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
