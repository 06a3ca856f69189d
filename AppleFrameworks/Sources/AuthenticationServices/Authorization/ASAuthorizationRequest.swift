import Foundation

/// A request from an app to a provider of accounts.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationrequest
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  // Unchecked: The app uses it only on the main queue.
  /// The provider that created the request.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request to a provider that uses OpenID Connect.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationopenidrequest
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply.
  /// The user's contact information that the app requests; `nil` for none.
  open var requestedScopes: [ASAuthorization.Scope]?

  /// A string that is returned with the response.
  open var state: String?

  /// A string that is included in the token to prevent replay attacks.
  open var nonce: String?

  /// The operation of the request.
  ///
  /// - Default: `operationImplicit`.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}
