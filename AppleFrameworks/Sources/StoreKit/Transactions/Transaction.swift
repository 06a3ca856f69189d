import Foundation
import UIKit

/// A purchase of a product. There is none: the person has no account.
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

  /// Whether the person has changed to a higher level of the group.
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

  /// The store sends no transaction, and apps can't make one.
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

  /// The country of the store, in three letters of ISO 3166-1.
  public var storefrontCountryCode: String { storefront.countryCode }

  /// The state of the subscription; nil for other products, and as there is no account.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? {
    get async {
      guard productType == .autoRenewable else { return nil }
      return try? await Product.SubscriptionInfo.status(transactionID: id)
    }
  }

  /// Tells the store that the person has what was bought. The store does not hear of it.
  public func finish() async {}
}

extension Transaction {
  /// For whom an offer was.
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

  /// The reason that a purchase was taken back.
  ///
  /// - Source: developer.apple.com/documentation/storekit/transaction/revocationreason-swift.struct
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let other = RevocationReason(rawValue: 0)
    public static let developerIssue = RevocationReason(rawValue: 1)
  }

  /// Who bought a product.
  ///
  /// - Source: developer.apple.com/documentation/storekit/transaction/ownershiptype-swift.struct
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// The cause of a transaction.
  ///
  /// - Source: developer.apple.com/documentation/storekit/transaction/reason-swift.struct
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchase = Reason(rawValue: "PURCHASE")
    public static let renewal = Reason(rawValue: "RENEWAL")
  }
}
