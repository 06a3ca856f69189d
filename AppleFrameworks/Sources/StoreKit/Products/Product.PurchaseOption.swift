import Foundation

extension Product {
  /// The options of a purchase.
  ///
  /// - Source: developer.apple.com/documentation/storekit/product/purchaseoption
  public struct PurchaseOption: Hashable, Sendable {
    private enum Kind: Hashable {
      case account(UUID)
      case quantity(Int)
      case asksToBuy(Bool)
      case text(String, String)
      case number(String, Double)
      case flag(String, Bool)
      case data(String, Data)
      case promotionalOffer(id: String, key: String, nonce: UUID, signature: Data, timestamp: Int)
      case winBackOffer(String?)
      case storefrontChange
    }

    private let kind: Kind

    /// Returns the option that contains the user's account on the app's server.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(kind: .account(token)) }

    /// Returns the option that sets the quantity.
    ///
    /// - Parameter quantity: The quantity, which is at least 1.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(kind: .quantity(quantity)) }

    /// Returns the option that determines whether a sandbox simulates Ask to Buy.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(kind: .asksToBuy(simulateAskToBuy))
    }

    public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(kind: .text(key, value)) }
    public static func custom(key: String, value: Double) -> PurchaseOption {
      PurchaseOption(kind: .number(key, value))
    }
    public static func custom(key: String, value: Bool) -> PurchaseOption { PurchaseOption(kind: .flag(key, value)) }
    public static func custom(key: String, value: Data) -> PurchaseOption { PurchaseOption(kind: .data(key, value)) }

    /// Returns the option that contains a signed promotional offer.
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption {
      PurchaseOption(
        kind: .promotionalOffer(id: offerID, key: keyID, nonce: nonce, signature: signature, timestamp: timestamp))
    }

    /// Returns the option that contains an offer for former subscribers.
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
      PurchaseOption(kind: .winBackOffer(offer.id))
    }

    /// Returns the option that determines whether a purchase continues after a change of the storefront. The storefront
    /// never changes.
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption(kind: .storefrontChange) }

    /// Returns whether a purchase has a quantity of at least 1.
    static func hasValidQuantity(_ options: Set<PurchaseOption>) -> Bool {
      options.allSatisfy { if case .quantity(let quantity) = $0.kind { quantity > 0 } else { true } }
    }
  }
}
