import Foundation
import PermissionResponses
import UIKit

/// Asks a person to rate the app. The system decides whether it does; here it does not.
///
/// - Source: developer.apple.com/documentation/storekit/skstorereviewcontroller
open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// Asks a person to rate the app. The system decides whether it does; here it does not.
///
/// - Source: developer.apple.com/documentation/storekit/appstore
public enum AppStore {
  @MainActor
  public static func requestReview(in scene: UIWindowScene) {}

  /// Whether a person may buy anything: there is no account.
  public static var canMakePayments: Bool { false }

  /// - Throws: as without a network.
  public static func sync() async throws { throw URLError(.notConnectedToInternet) }
}
