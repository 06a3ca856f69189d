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

    /// The person's account with the app's server.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(kind: .account(token)) }

    /// - Parameter quantity: From 1 on.
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(kind: .quantity(quantity)) }

    /// Whether a sandbox acts as if somebody else has to agree.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(kind: .asksToBuy(simulateAskToBuy))
    }

    public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(kind: .text(key, value)) }
    public static func custom(key: String, value: Double) -> PurchaseOption {
      PurchaseOption(kind: .number(key, value))
    }
    public static func custom(key: String, value: Bool) -> PurchaseOption { PurchaseOption(kind: .flag(key, value)) }
    public static func custom(key: String, value: Data) -> PurchaseOption { PurchaseOption(kind: .data(key, value)) }

    /// A signed offer of a lower price.
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption {
      PurchaseOption(
        kind: .promotionalOffer(id: offerID, key: keyID, nonce: nonce, signature: signature, timestamp: timestamp))
    }

    /// An offer for those who have subscribed before.
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
      PurchaseOption(kind: .winBackOffer(offer.id))
    }

    /// Decides whether a purchase goes on in another country's store. The store does not change.
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption(kind: .storefrontChange) }

    /// Whether a purchase is of at least one product.
    static func hasValidQuantity(_ options: Set<PurchaseOption>) -> Bool {
      options.allSatisfy { if case .quantity(let quantity) = $0.kind { quantity > 0 } else { true } }
    }
  }
}
