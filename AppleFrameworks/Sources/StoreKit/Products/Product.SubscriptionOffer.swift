import Foundation

extension Product {
  /// An offer with a lower price.
  ///
  /// - Source: developer.apple.com/documentation/storekit/product/subscriptionoffer
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The type of an offer, which determines the eligible users.
    ///
    /// - Source: developer.apple.com/documentation/storekit/product/subscriptionoffer/offertype
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
      public static let winBack = OfferType(rawValue: "WinBack")

      public var localizedDescription: String { rawValue }
    }

    /// The payment mode of an offer.
    ///
    /// - Source: developer.apple.com/documentation/storekit/product/subscriptionoffer/paymentmode-swift.struct
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")

      public var localizedDescription: String { rawValue }
    }

    /// The identifier; `nil` for an introductory offer.
    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode

    package init(
      id: String?, type: OfferType, price: Decimal, priceFormatStyle: Decimal.FormatStyle.Currency,
      period: SubscriptionPeriod, periodCount: Int, paymentMode: PaymentMode
    ) {
      self.id = id
      self.type = type
      self.price = price
      displayPrice = price.formatted(priceFormatStyle)
      self.period = period
      self.periodCount = periodCount
      self.paymentMode = paymentMode
    }
  }
}
