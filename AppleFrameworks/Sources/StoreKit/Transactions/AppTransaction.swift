import Foundation

/// The transaction of the purchase of the app.
///
/// - Source: developer.apple.com/documentation/storekit/apptransaction
public struct AppTransaction: Hashable, Sendable {
  public let appID: UInt64?
  public let bundleID: String
  public let appVersion: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let preorderDate: Date?
  public let environment: AppStore.Environment
  public let originalPlatform: AppStore.Platform
  public let signedDate: Date
  public let jsonRepresentation: Data
  let signature: String

  package init(
    appID: UInt64? = nil, bundleID: String, appVersion: String, originalAppVersion: String, originalPurchaseDate: Date,
    preorderDate: Date? = nil, environment: AppStore.Environment = .xcode, originalPlatform: AppStore.Platform = .iOS,
    signedDate: Date, jsonRepresentation: Data = Data(), signature: String = ""
  ) {
    self.appID = appID
    self.bundleID = bundleID
    self.appVersion = appVersion
    self.originalAppVersion = originalAppVersion
    self.originalPurchaseDate = originalPurchaseDate
    self.preorderDate = preorderDate
    self.environment = environment
    self.originalPlatform = originalPlatform
    self.signedDate = signedDate
    self.jsonRepresentation = jsonRepresentation
    self.signature = signature
  }

  /// The user's purchase of the app.
  ///
  /// - Throws: `StoreKitError.networkError`, because the app was not purchased in the App Store, which cannot be
  ///   reached.
  public static var shared: VerificationResult<AppTransaction> { get async throws { throw StoreKitError.offline } }

  /// Requests the purchase from the App Store again.
  ///
  /// - Throws: The errors of `shared`.
  public static func refresh() async throws -> VerificationResult<AppTransaction> { throw StoreKitError.offline }
}
