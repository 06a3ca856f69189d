import Foundation

/// Makes requests for passkeys on the device. There are none.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationplatformpublickeycredentialprovider
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  // Unchecked: Nothing in it changes.
  /// The domain that the keys are for.
  public let relyingPartyIdentifier: String

  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  /// A request for a new key.
  ///
  /// - Parameters:
  ///   - challenge: Bytes of the server that are signed.
  ///   - name: Of the account, as people read it.
  ///   - userID: Of the account, as the server knows it.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(self, challenge, name: name, userID: userID)
  }

  /// A request for a new key, which may be made without asking.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data,
    requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.RequestStyle
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    let request = createCredentialRegistrationRequest(challenge: challenge, name: name, userID: userID)
    request.requestStyle = requestStyle
    return request
  }

  /// A request for proof that the person has a key.
  ///
  /// - Parameter challenge: Bytes of the server that are signed.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge)
  }
}

/// A request for a passkey on the device that is made for an account.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationplatformpublickeycredentialregistrationrequest
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialRegistrationRequest, @unchecked Sendable
{
  // Unchecked: As its superclass.
  /// How a person is asked.
  public enum RequestStyle: Int, Sendable {
    case standard = 0
    /// Without asking, where the person has just signed in with a password.
    case conditional
  }

  public let relyingPartyIdentifier: String
  open var challenge: Data
  open var name: String
  open var userID: Data
  open var displayName: String?

  /// - Default: `preferred`.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  /// - Default: `none`.
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none

  /// Keys of the account; a device that has one of them makes no other.
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]? = []

  /// - Default: `standard`.
  open var requestStyle = RequestStyle.standard

  init(
    _ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data, name: String, userID: Data,
    displayName: String? = nil
  ) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    self.challenge = challenge
    self.name = name
    self.userID = userID
    self.displayName = displayName
    super.init(provider: provider)
  }
}

/// A request for proof that a person has a passkey on the device.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationplatformpublickeycredentialassertionrequest
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialAssertionRequest, @unchecked Sendable
{
  // Unchecked: As its superclass.
  open var relyingPartyIdentifier: String
  open var challenge: Data

  /// - Default: `preferred`.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  /// The keys that will do; empty for any.
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []

  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    self.challenge = challenge
    super.init(provider: provider)
  }
}

/// A key that an account already has.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationplatformpublickeycredentialdescriptor
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, ASAuthorizationPublicKeyCredentialDescriptor,
  @unchecked Sendable
{
  // Unchecked: Its app uses it on one queue.
  open var credentialID: Data

  public init(credentialID: Data) { self.credentialID = credentialID }
}
