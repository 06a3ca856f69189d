import Foundation

/// The name and password of an account.
///
/// - Source: developer.apple.com/documentation/authenticationservices/aspasswordcredential
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let user: String
  public let password: String

  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// A provider that creates requests for a password that is stored on the device.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationpasswordprovider
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  // Unchecked: The type has no state.
  public override init() { super.init() }
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// A request for a password. No passwords are stored on the device.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationpasswordrequest
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}
