import Foundation
import UIKit

/// The store of the person at the device, who has no account and no network.
///
/// - Source: developer.apple.com/documentation/storekit/appstore
public enum AppStore {
  /// The server that signs transactions.
  ///
  /// - Source: developer.apple.com/documentation/storekit/appstore/environment
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }

  /// The system that an app was first bought for.
  ///
  /// - Source: developer.apple.com/documentation/storekit/appstore/platform
  public struct Platform: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let iOS = Platform(rawValue: "iOS")
    public static let macOS = Platform(rawValue: "macOS")
    public static let tvOS = Platform(rawValue: "tvOS")
    public static let visionOS = Platform(rawValue: "visionOS")
  }

  /// Whether the person may buy anything: there is no account.
  public static var canMakePayments: Bool { false }

  /// What proves that a transaction belongs to the device; nil, as there is no transaction.
  public static var deviceVerificationID: UUID? { nil }

  /// Asks for the person's transactions.
  ///
  /// - Throws: `StoreKitError.networkError`, as without a network.
  public static func sync() async throws { throw StoreKitError.offline }

  /// Asks the person to rate the app. The system decides whether it does; here it does not.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) {}

  /// Shows the person's subscriptions: a labeled box with a Done button.
  ///
  /// Returns when the person is done.
  /// - Throws: `StoreKitError.unknown` where the scene shows nothing.
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    try await StoreSheet.show(.subscriptions, in: scene)
  }

  /// Shows the person's subscriptions of a group, as `showManageSubscriptions(in:)` does.
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {
    try await StoreSheet.show(.subscriptions, in: scene)
  }

  /// Shows the field for an offer code: a labeled box with a Done button.
  ///
  /// Returns when the person is done.
  /// - Throws: `StoreKitError.unknown` where the scene shows nothing.
  @MainActor
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    try await StoreSheet.show(.codeRedemption, in: scene)
  }
}
