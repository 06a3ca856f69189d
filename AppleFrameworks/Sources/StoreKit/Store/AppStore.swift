import Foundation
import UIKit

/// A namespace for functions of the App Store. The user has no account, and there is no network.
///
/// - Source: developer.apple.com/documentation/storekit/appstore
public enum AppStore {
  /// The server environment that signs transactions.
  ///
  /// - Source: developer.apple.com/documentation/storekit/appstore/environment
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }

  /// The platform for which an app was first purchased.
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

  /// Whether the user can make payments. Always `false`, because there is no account.
  public static var canMakePayments: Bool { false }

  /// The identifier that verifies that a transaction belongs to the device. Always `nil`, because there are no
  /// transactions.
  public static var deviceVerificationID: UUID? { nil }

  /// Synchronizes the user's transactions.
  ///
  /// - Throws: `StoreKitError.networkError`, as without a network.
  public static func sync() async throws { throw StoreKitError.offline }

  /// Asks the user to rate the app. The system decides whether to ask, and in this framework it never does.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) {}

  /// Displays the user's subscriptions, as a labeled box with a Done button.
  ///
  /// The method returns when the user is done.
  ///
  /// - Throws: `StoreKitError.unknown` if the scene displays no view.
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    try await StoreSheet.show(.subscriptions, in: scene)
  }

  /// Displays the user's subscriptions of a group, like `showManageSubscriptions(in:)`.
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {
    try await StoreSheet.show(.subscriptions, in: scene)
  }

  /// Displays the field for an offer code, as a labeled box with a Done button.
  ///
  /// The method returns when the user is done.
  ///
  /// - Throws: `StoreKitError.unknown` if the scene displays no view.
  @MainActor
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    try await StoreSheet.show(.codeRedemption, in: scene)
  }
}
