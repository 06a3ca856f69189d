// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A provider that creates requests for keys on a security key. There are no keys.
///
/// - Source:
///   developer.apple.com/documentation/authenticationservices/asauthorizationsecuritykeypublickeycredentialprovider
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable
{
  // Unchecked: The type is immutable.
  /// The domain of the keys.
  public let relyingPartyIdentifier: String

  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  /// Creates a request for a new key.
  ///
  /// - Parameters:
  ///   - challenge: The data from the server to sign.
  ///   - displayName: The name of the user for display.
  ///   - name: The name of the account.
  ///   - userID: The identifier of the account on the server.
  open func createCredentialRegistrationRequest(
    challenge: Data, displayName: String, name: String, userID: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
    ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(
      self, challenge, name: name, userID: userID, displayName: displayName)
  }

  /// Creates a request for a proof that the user has a key.
  ///
  /// - Parameter challenge: The data from the server to sign.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
    ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(self, challenge)
  }
}

/// A request for creating a key on a security key for an account.
///
/// - Source:
///   developer.apple.com/documentation/authenticationservices/asauthorizationsecuritykeypublickeycredentialregistrationrequest
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialRegistrationRequest, @unchecked Sendable
{
  // Unchecked: The requirements of the superclass apply.
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
  open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []

  /// The algorithms that the server supports, starting with the preferred one.
  open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []

  /// The preference for storing the key on the security key.
  ///
  /// - Default: `discouraged`.
  open var residentKeyPreference = ASAuthorizationPublicKeyCredentialResidentKeyPreference.discouraged

  init(
    _ provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, _ challenge: Data, name: String, userID: Data,
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

/// A request for a proof that a user has a key on a security key.
///
/// - Source:
///   developer.apple.com/documentation/authenticationservices/asauthorizationsecuritykeypublickeycredentialassertionrequest
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
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
  open var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []

  init(_ provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, _ challenge: Data) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    self.challenge = challenge
    super.init(provider: provider)
  }
}

/// A descriptor of a key of an account.
///
/// - Source:
///   developer.apple.com/documentation/authenticationservices/asauthorizationsecuritykeypublickeycredentialdescriptor
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject,
  ASAuthorizationPublicKeyCredentialDescriptor,
  @unchecked Sendable
{
  // Unchecked: The app uses it on one queue.
  open var credentialID: Data

  /// The transports of the security key.
  open var transports: [Transport]

  public init(credentialID: Data, transports allowedTransports: [Transport]) {
    self.credentialID = credentialID
    transports = allowedTransports
  }

  /// A transport of a security key.
  public struct Transport: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let usb = Transport("usb")
    public static let nfc = Transport("nfc")
    public static let bluetooth = Transport("ble")
    public static let allSupported = [usb, nfc, bluetooth]
  }
}

/// The parameters of an algorithm that a server supports.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationpublickeycredentialparameters
open class ASAuthorizationPublicKeyCredentialParameters: NSObject, @unchecked Sendable {
  // Unchecked: The type is immutable.
  public let algorithm: ASCOSEAlgorithmIdentifier
  public init(algorithm: ASCOSEAlgorithmIdentifier) { self.algorithm = algorithm }
}

/// The identifier of an algorithm in the COSE registry.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// ECDSA over P-256 with SHA-256.
  public static let ES256 = ASCOSEAlgorithmIdentifier(-7)
}

/// A preference for storing a key on the security key.
///
/// - Source:
///   developer.apple.com/documentation/authenticationservices/asauthorizationpublickeycredentialresidentkeypreference
public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let discouraged = Self("discouraged")
  public static let preferred = Self("preferred")
  public static let required = Self("required")
}
