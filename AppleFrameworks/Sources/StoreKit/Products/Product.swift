import Foundation
import UIKit

/// Something that can be bought. None comes from the store: it is asked without a network.
///
/// - Source: developer.apple.com/documentation/storekit/product
public struct Product: Identifiable, Hashable, Sendable {
  /// What a product is.
  ///
  /// - Source: developer.apple.com/documentation/storekit/product/producttype
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")

    public var localizedDescription: String { rawValue }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal

  /// The price in words, in the store's currency.
  public let displayPrice: String
  public let isFamilyShareable: Bool

  /// What a subscription has beside; nil for other products.
  public let subscription: SubscriptionInfo?
  public let jsonRepresentation: Data

  /// How prices of the store are written.
  public let priceFormatStyle: Decimal.FormatStyle.Currency

  /// The store sends no product, and apps can't make one.
  package init(
    id: String, type: ProductType, displayName: String, description: String = "", price: Decimal,
    priceFormatStyle: Decimal.FormatStyle.Currency, isFamilyShareable: Bool = false,
    subscription: SubscriptionInfo? = nil, jsonRepresentation: Data = Data()
  ) {
    self.id = id
    self.type = type
    self.displayName = displayName
    self.description = description
    self.price = price
    self.priceFormatStyle = priceFormatStyle
    displayPrice = price.formatted(priceFormatStyle)
    self.isFamilyShareable = isFamilyShareable
    self.subscription = subscription
    self.jsonRepresentation = jsonRepresentation
  }

  /// Asks the store for products.
  ///
  /// - Returns: Those that the store knows: none.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String { [] }

  /// The person's latest transaction of the product; nil, as there is no account.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }

  /// The transaction that entitles the person to the product; nil, as there is no account.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }

  /// The transactions that entitle the person to the product: none.
  public var currentEntitlements: Transaction.Transactions { Transaction.currentEntitlements(for: id) }
}

extension Product {
  /// The outcome of a purchase.
  ///
  /// - Source: developer.apple.com/documentation/storekit/product/purchaseresult
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    /// Somebody else has to agree.
    case pending
  }

  /// Buys the product.
  ///
  /// - Throws: `PurchaseError.purchaseNotAllowed`, as there is no account; `invalidQuantity` for less than one of it.
  @MainActor
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseOption.hasValidQuantity(options) ? PurchaseError.purchaseNotAllowed : .invalidQuantity
  }

  /// Buys the product, with the store's sheet over a scene.
  @MainActor
  public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }

  /// Buys the product, with the store's sheet over a controller.
  @MainActor
  public func purchase(
    confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }
}
