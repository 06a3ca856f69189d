import Foundation
import UIKit

/// A product in the App Store. The store provides none, as without a network.
///
/// - Source: developer.apple.com/documentation/storekit/product
public struct Product: Identifiable, Hashable, Sendable {
  /// The type of a product.
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

  /// The localized price in the currency of the store.
  public let displayPrice: String
  public let isFamilyShareable: Bool

  /// The subscription information; `nil` for other products.
  public let subscription: SubscriptionInfo?
  public let jsonRepresentation: Data

  /// The format of the store's prices.
  public let priceFormatStyle: Decimal.FormatStyle.Currency

  /// Creates a product. The store provides no products, and apps cannot create them.
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

  /// Requests products from the store.
  ///
  /// - Returns: The products of the store, which are none.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String { [] }

  /// The user's latest transaction of the product. Always `nil`, because there is no account.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }

  /// The transaction that entitles the user to the product. Always `nil`, because there is no account.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }

  /// The transactions that entitle the user to the product, which are empty.
  public var currentEntitlements: Transaction.Transactions { Transaction.currentEntitlements(for: id) }
}

extension Product {
  /// The result of a purchase.
  ///
  /// - Source: developer.apple.com/documentation/storekit/product/purchaseresult
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    /// The purchase requires approval.
    case pending
  }

  /// Purchases the product.
  ///
  /// - Throws: `PurchaseError.purchaseNotAllowed`, because there is no account, or `invalidQuantity` for a quantity of
  ///   less than 1.
  @MainActor
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseOption.hasValidQuantity(options) ? PurchaseError.purchaseNotAllowed : .invalidQuantity
  }

  /// Purchases the product, with the store's sheet in a scene.
  @MainActor
  public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }

  /// Purchases the product, with the store's sheet in front of a view controller.
  @MainActor
  public func purchase(
    confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }
}
