import Foundation

/// A question of an app to a provider of accounts.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationrequest
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  // Unchecked: Its app uses it on the main queue alone.
  /// The provider that made the request.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request to a provider that works by OpenID Connect.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationopenidrequest
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  // Unchecked: As its superclass.
  /// The user's contact information that the app requests; nil for none.
  open var requestedScopes: [ASAuthorization.Scope]?

  /// Text that comes back with the answer.
  open var state: String?

  /// Text that becomes part of the token, against replays.
  open var nonce: String?

  /// The purpose of the request.
  ///
  /// - Default: `operationImplicit`.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}
