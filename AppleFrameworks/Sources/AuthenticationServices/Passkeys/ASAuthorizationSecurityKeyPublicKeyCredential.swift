import Foundation

/// A key on a security key that was created for an account. None are created.
///
/// - Source:
///   developer.apple.com/documentation/authenticationservices/asauthorizationsecuritykeypublickeycredentialregistration
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable
{
  // Unchecked: The type is immutable.
  public let credentialID: Data
  public let rawClientDataJSON: Data
  public let rawAttestationObject: Data?

  package init(credentialID: Data, rawClientDataJSON: Data, rawAttestationObject: Data?) {
    self.credentialID = credentialID
    self.rawClientDataJSON = rawClientDataJSON
    self.rawAttestationObject = rawAttestationObject
  }
}

/// A proof that a user has a key on a security key. None are created.
///
/// - Source:
///   developer.apple.com/documentation/authenticationservices/asauthorizationsecuritykeypublickeycredentialassertion
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredentialAssertion,
  @unchecked Sendable
{
  // Unchecked: The type is immutable.
  public let credentialID: Data
  public let rawClientDataJSON: Data
  public let rawAuthenticatorData: Data!
  public let userID: Data!
  public let signature: Data!

  package init(
    credentialID: Data, rawClientDataJSON: Data, rawAuthenticatorData: Data, userID: Data, signature: Data
  ) {
    self.credentialID = credentialID
    self.rawClientDataJSON = rawClientDataJSON
    self.rawAuthenticatorData = rawAuthenticatorData
    self.userID = userID
    self.signature = signature
  }
}
