import Foundation

/// A product in the App Store. The App Store provides none.
///
/// - Source: developer.apple.com/documentation/storekit/skproduct
open class SKProduct: NSObject {
  /// The unit of a subscription period.
  ///
  /// - Source: developer.apple.com/documentation/storekit/skproduct/periodunit
  public enum PeriodUnit: UInt, Sendable {
    case day = 0
    case week, month, year
  }

  public override init() { super.init() }
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var subscriptionGroupIdentifier: String? { nil }
  open var isFamilyShareable: Bool { false }
  open var isDownloadable: Bool { false }
  open var contentVersion: String { "" }

  /// The length of the subscription; `nil` for other products.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }

  /// The introductory price for new subscribers.
  open var introductoryPrice: SKProductDiscount? { nil }

  /// The discounts for former subscribers.
  open var discounts: [SKProductDiscount] { [] }
}

/// The length of a subscription.
///
/// - Source: developer.apple.com/documentation/storekit/skproductsubscriptionperiod
open class SKProductSubscriptionPeriod: NSObject {
  public override init() { super.init() }
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

/// An offer of a lower price.
///
/// - Source: developer.apple.com/documentation/storekit/skproductdiscount
open class SKProductDiscount: NSObject {
  /// The payment mode of a discount.
  ///
  /// - Source: developer.apple.com/documentation/storekit/skproductdiscount/paymentmode-swift.enum
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo = 0
    case payUpFront, freeTrial
  }

  /// The type of a discount, which determines the eligible users.
  ///
  /// - Source: developer.apple.com/documentation/storekit/skproductdiscount/type-swift.enum
  public enum `Type`: UInt, Sendable {
    case introductory = 0
    case subscription
  }

  public override init() { super.init() }
  open var identifier: String? { nil }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var numberOfPeriods: Int { 0 }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var type: SKProductDiscount.`Type` { .introductory }
}
