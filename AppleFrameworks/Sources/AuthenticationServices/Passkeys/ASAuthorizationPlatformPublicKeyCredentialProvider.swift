import Foundation

/// A provider that creates requests for passkeys on the device. There are no passkeys.
///
/// - Source:
///   developer.apple.com/documentation/authenticationservices/asauthorizationplatformpublickeycredentialprovider
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  // Unchecked: The type is immutable.
  /// The domain of the keys.
  public let relyingPartyIdentifier: String

  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  /// Creates a request for a new key.
  ///
  /// - Parameters:
  ///   - challenge: The data from the server to sign.
  ///   - name: The name of the account for display.
  ///   - userID: The identifier of the account on the server.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(self, challenge, name: name, userID: userID)
  }

  /// Creates a request for a new key that may be created without asking the user.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data,
    requestStyle: ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest.RequestStyle
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    let request = createCredentialRegistrationRequest(challenge: challenge, name: name, userID: userID)
    request.requestStyle = requestStyle
    return request
  }

  /// Creates a request for a proof that the user has a key.
  ///
  /// - Parameter challenge: The data from the server to sign.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(self, challenge)
  }
}

/// A request for creating a passkey on the device for an account.
///
/// - Source:
///   developer.apple.com/documentation/authenticationservices/asauthorizationplatformpublickeycredentialregistrationrequest
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialRegistrationRequest, @unchecked Sendable
{
  // Unchecked: The requirements of the superclass apply.
  /// The style of the request.
  public enum RequestStyle: Int, Sendable {
    case standard = 0
    /// The key is created without asking the user who has just signed in with a password.
    case conditional
  }

  public let relyingPartyIdentifier: String
  open var challenge: Data
  open var name: String
  open var userID: Data
  open var displayName: String?

  /// The preference for user verification.
  ///
  /// - Default: `preferred`.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  /// The preference for attestation.
  ///
  /// - Default: `none`.
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none

  /// The keys of the account. A device that has one of them creates no other key.
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]? = []

  /// The style of the request.
  ///
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

/// A request for a proof that a user has a passkey on the device.
///
/// - Source:
///   developer.apple.com/documentation/authenticationservices/asauthorizationplatformpublickeycredentialassertionrequest
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialAssertionRequest, @unchecked Sendable
{
  // Unchecked: The requirements of the superclass apply.
  open var relyingPartyIdentifier: String
  open var challenge: Data

  /// The preference for user verification.
  ///
  /// - Default: `preferred`.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  /// The allowed keys; empty for any key.
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []

  init(_ provider: ASAuthorizationPlatformPublicKeyCredentialProvider, _ challenge: Data) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    self.challenge = challenge
    super.init(provider: provider)
  }
}

/// A descriptor of a key of an account.
///
/// - Source:
///   developer.apple.com/documentation/authenticationservices/asauthorizationplatformpublickeycredentialdescriptor
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, ASAuthorizationPublicKeyCredentialDescriptor,
  @unchecked Sendable
{
  // Unchecked: The app uses it on one queue.
  open var credentialID: Data

  public init(credentialID: Data) { self.credentialID = credentialID }
}
