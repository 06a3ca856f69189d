import Foundation

/// The name and password of an account.
///
/// - Source: developer.apple.com/documentation/authenticationservices/aspasswordcredential
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  // Unchecked: Nothing in it changes.
  public let user: String
  public let password: String

  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// Makes requests for a password that is kept on the device.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationpasswordprovider
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  // Unchecked: It has no state.
  public override init() { super.init() }
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// A request for a password. None is kept on the device.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationpasswordrequest
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}
