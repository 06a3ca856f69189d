import Foundation

/// A key on a hardware token that was made for an account. None is.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationsecuritykeypublickeycredentialregistration
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable
{
  // Unchecked: Nothing in it changes.
  public let credentialID: Data
  public let rawClientDataJSON: Data
  public let rawAttestationObject: Data?

  package init(credentialID: Data, rawClientDataJSON: Data, rawAttestationObject: Data?) {
    self.credentialID = credentialID
    self.rawClientDataJSON = rawClientDataJSON
    self.rawAttestationObject = rawAttestationObject
  }
}

/// The proof that a person has a key on a hardware token. None comes.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationsecuritykeypublickeycredentialassertion
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredentialAssertion,
  @unchecked Sendable
{
  // Unchecked: Nothing in it changes.
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
