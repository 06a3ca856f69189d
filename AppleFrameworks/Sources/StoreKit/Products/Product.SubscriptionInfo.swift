import Foundation

extension Product {
  /// Information about a subscription product.
  ///
  /// - Source: developer.apple.com/documentation/storekit/product/subscriptioninfo
  public struct SubscriptionInfo: Hashable, Sendable {
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let winBackOffers: [SubscriptionOffer]
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod

    /// The level in the subscription group; 1 is the highest.
    public let groupLevel: Int
    public let groupDisplayName: String

    package init(
      subscriptionGroupID: String, subscriptionPeriod: SubscriptionPeriod, groupLevel: Int = 1,
      groupDisplayName: String = "", introductoryOffer: SubscriptionOffer? = nil,
      promotionalOffers: [SubscriptionOffer] = [], winBackOffers: [SubscriptionOffer] = []
    ) {
      self.subscriptionGroupID = subscriptionGroupID
      self.subscriptionPeriod = subscriptionPeriod
      self.groupLevel = groupLevel
      self.groupDisplayName = groupDisplayName
      self.introductoryOffer = introductoryOffer
      self.promotionalOffers = promotionalOffers
      self.winBackOffers = winBackOffers
    }

    /// Whether the user is eligible for the introductory offer. Without an account, the user has not used it.
    public var isEligibleForIntroOffer: Bool {
      get async { await SubscriptionInfo.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }

    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { true }

    /// The statuses of the user's subscriptions in the group, which are empty.
    public var status: [Status] {
      get async throws { try await SubscriptionInfo.status(for: subscriptionGroupID) }
    }

    public static func status(for groupID: String) async throws -> [Status] { [] }

    /// Returns the status of the subscription of a transaction. Always `nil`, because there are no transactions.
    public static func status(transactionID: UInt64) async throws -> Status? { nil }
  }
}

extension Product.SubscriptionInfo {
  /// The state of a subscription.
  ///
  /// - Source: developer.apple.com/documentation/storekit/product/subscriptioninfo/renewalstate
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let subscribed = RenewalState(rawValue: 1)
    public static let expired = RenewalState(rawValue: 2)
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    public static let inGracePeriod = RenewalState(rawValue: 4)
    public static let revoked = RenewalState(rawValue: 5)

    public var localizedDescription: String {
      switch self {
      case .subscribed: "Subscribed"
      case .expired: "Expired"
      case .inBillingRetryPeriod: "Billing Retry"
      case .inGracePeriod: "Billing Grace Period"
      case .revoked: "Revoked"
      default: "Unknown"
      }
    }
  }

  /// The state of a subscription with its latest transaction.
  ///
  /// - Source: developer.apple.com/documentation/storekit/product/subscriptioninfo/status-swift.struct
  public struct Status: Hashable, Sendable {
    public let state: RenewalState
    public let transaction: VerificationResult<Transaction>
    public let renewalInfo: VerificationResult<RenewalInfo>

    package init(
      state: RenewalState, transaction: VerificationResult<Transaction>, renewalInfo: VerificationResult<RenewalInfo>
    ) {
      self.state = state
      self.transaction = transaction
      self.renewalInfo = renewalInfo
    }

    /// The updates of subscriptions. There are none until the task is canceled.
    public static var updates: Statuses { Statuses() }

    /// The subscriptions of all groups, which are empty.
    public static var all: AsyncStream<(groupID: String, statuses: [Status])> { AsyncStream { $0.finish() } }

    /// An asynchronous sequence of statuses.
    public struct Statuses: AsyncSequence, Sendable {
      public typealias Element = Status

      public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Status? {
          await QuietStore.wait()
          return nil
        }
      }

      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
  }
}

/// - Source: developer.apple.com/documentation/storekit/subscriptionstatus
public typealias SubscriptionStatus = Product.SubscriptionInfo.Status

/// - Source: developer.apple.com/documentation/storekit/subscriptionrenewalstate
public typealias SubscriptionRenewalState = Product.SubscriptionInfo.RenewalState
