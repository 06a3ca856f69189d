import Foundation

extension Product.SubscriptionInfo {
  /// Information about the renewal of a subscription.
  ///
  /// - Source: developer.apple.com/documentation/storekit/product/subscriptioninfo/renewalinfo
  public struct RenewalInfo: Hashable, Sendable {
    /// The reason for which a subscription expired.
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
      public static let billingError = ExpirationReason(rawValue: 2)
      public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
      public static let productUnavailable = ExpirationReason(rawValue: 4)
      public static let unknown = ExpirationReason(rawValue: 5)
    }

    /// The status of the user's consent to a price increase.
    public enum PriceIncreaseStatus: Hashable, Sendable {
      case noIncreasePending, pending, agreed
    }

    public let originalTransactionID: UInt64
    public let currentProductID: String
    public let willAutoRenew: Bool

    /// The product that renews; `nil` if the subscription ends.
    public let autoRenewPreference: String?
    public let expirationReason: ExpirationReason?
    public let priceIncreaseStatus: PriceIncreaseStatus
    public let isInBillingRetry: Bool
    public let gracePeriodExpirationDate: Date?
    public let offerType: Transaction.OfferType?
    public let offerID: String?
    public let environment: AppStore.Environment
    public let renewalDate: Date?
    public let renewalPrice: Decimal?
    public let currency: Locale.Currency?
    public let recentSubscriptionStartDate: Date
    public let signedDate: Date
    public let jsonRepresentation: Data
    let signature: String

    package init(
      originalTransactionID: UInt64, currentProductID: String, willAutoRenew: Bool, autoRenewPreference: String? = nil,
      expirationReason: ExpirationReason? = nil, priceIncreaseStatus: PriceIncreaseStatus = .noIncreasePending,
      isInBillingRetry: Bool = false, gracePeriodExpirationDate: Date? = nil, offerType: Transaction.OfferType? = nil,
      offerID: String? = nil, environment: AppStore.Environment = .xcode, renewalDate: Date? = nil,
      renewalPrice: Decimal? = nil, currency: Locale.Currency? = nil, recentSubscriptionStartDate: Date,
      signedDate: Date, jsonRepresentation: Data = Data(), signature: String = ""
    ) {
      self.originalTransactionID = originalTransactionID
      self.currentProductID = currentProductID
      self.willAutoRenew = willAutoRenew
      self.autoRenewPreference = autoRenewPreference
      self.expirationReason = expirationReason
      self.priceIncreaseStatus = priceIncreaseStatus
      self.isInBillingRetry = isInBillingRetry
      self.gracePeriodExpirationDate = gracePeriodExpirationDate
      self.offerType = offerType
      self.offerID = offerID
      self.environment = environment
      self.renewalDate = renewalDate
      self.renewalPrice = renewalPrice
      self.currency = currency
      self.recentSubscriptionStartDate = recentSubscriptionStartDate
      self.signedDate = signedDate
      self.jsonRepresentation = jsonRepresentation
      self.signature = signature
    }
  }
}
