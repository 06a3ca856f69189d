import Foundation
import UIKit

/// A transaction of a product. There are none, because the user has no account.
///
/// - Source: developer.apple.com/documentation/storekit/transaction
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let webOrderLineItemID: String?
  public let productID: String
  public let productType: Product.ProductType
  public let subscriptionGroupID: String?
  public let appBundleID: String
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let purchasedQuantity: Int

  /// Whether the user has upgraded to a higher level of the group.
  public let isUpgraded: Bool
  public let offerType: OfferType?
  public let offerID: String?
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let appAccountToken: UUID?
  public let ownershipType: OwnershipType
  public let reason: Reason
  public let environment: AppStore.Environment
  public let storefront: Storefront
  public let price: Decimal?
  public let currency: Locale.Currency?
  public let signedDate: Date
  public let jsonRepresentation: Data
  let signature: String

  /// Creates a transaction. The store provides no transactions, and apps cannot create them.
  package init(
    id: UInt64, originalID: UInt64? = nil, webOrderLineItemID: String? = nil, productID: String,
    productType: Product.ProductType, subscriptionGroupID: String? = nil, appBundleID: String, purchaseDate: Date,
    originalPurchaseDate: Date? = nil, expirationDate: Date? = nil, purchasedQuantity: Int = 1,
    isUpgraded: Bool = false, offerType: OfferType? = nil, offerID: String? = nil, revocationDate: Date? = nil,
    revocationReason: RevocationReason? = nil, appAccountToken: UUID? = nil, ownershipType: OwnershipType = .purchased,
    reason: Reason = .purchase, environment: AppStore.Environment = .xcode, storefront: Storefront,
    price: Decimal? = nil, currency: Locale.Currency? = nil, signedDate: Date? = nil,
    jsonRepresentation: Data = Data(), signature: String = ""
  ) {
    self.id = id
    self.originalID = originalID ?? id
    self.webOrderLineItemID = webOrderLineItemID
    self.productID = productID
    self.productType = productType
    self.subscriptionGroupID = subscriptionGroupID
    self.appBundleID = appBundleID
    self.purchaseDate = purchaseDate
    self.originalPurchaseDate = originalPurchaseDate ?? purchaseDate
    self.expirationDate = expirationDate
    self.purchasedQuantity = purchasedQuantity
    self.isUpgraded = isUpgraded
    self.offerType = offerType
    self.offerID = offerID
    self.revocationDate = revocationDate
    self.revocationReason = revocationReason
    self.appAccountToken = appAccountToken
    self.ownershipType = ownershipType
    self.reason = reason
    self.environment = environment
    self.storefront = storefront
    self.price = price
    self.currency = currency
    self.signedDate = signedDate ?? purchaseDate
    self.jsonRepresentation = jsonRepresentation
    self.signature = signature
  }

  /// The country code of the store with three letters, from ISO 3166-1.
  public var storefrontCountryCode: String { storefront.countryCode }

  /// The status of the subscription. Always `nil`, because there is no account.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? {
    get async {
      guard productType == .autoRenewable else { return nil }
      return try? await Product.SubscriptionInfo.status(transactionID: id)
    }
  }

  /// Tells the App Store that the purchased content was delivered. It has no effect.
  public func finish() async {}
}

extension Transaction {
  /// The type of an offer, which determines the eligible users.
  ///
  /// - Source: developer.apple.com/documentation/storekit/transaction/offertype-swift.struct
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let introductory = OfferType(rawValue: 1)
    public static let promotional = OfferType(rawValue: 2)
    public static let code = OfferType(rawValue: 3)
    public static let winBack = OfferType(rawValue: 4)
  }

  /// The reason for which a purchase was revoked.
  ///
  /// - Source: developer.apple.com/documentation/storekit/transaction/revocationreason-swift.struct
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let other = RevocationReason(rawValue: 0)
    public static let developerIssue = RevocationReason(rawValue: 1)
  }

  /// The ownership type of a purchase, which determines the buyer.
  ///
  /// - Source: developer.apple.com/documentation/storekit/transaction/ownershiptype-swift.struct
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// The reason for a transaction.
  ///
  /// - Source: developer.apple.com/documentation/storekit/transaction/reason-swift.struct
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchase = Reason(rawValue: "PURCHASE")
    public static let renewal = Reason(rawValue: "RENEWAL")
  }
}
