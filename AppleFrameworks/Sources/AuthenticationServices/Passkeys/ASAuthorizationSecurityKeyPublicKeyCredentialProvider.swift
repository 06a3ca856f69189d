// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Makes requests for keys on a hardware token. There are none.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationsecuritykeypublickeycredentialprovider
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable
{
  // Unchecked: Nothing in it changes.
  /// The domain that the keys are for.
  public let relyingPartyIdentifier: String

  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  /// A request for a new key.
  ///
  /// - Parameters:
  ///   - challenge: Bytes of the server that are signed.
  ///   - displayName: Of the person, as people read it.
  ///   - name: Of the account.
  ///   - userID: Of the account, as the server knows it.
  open func createCredentialRegistrationRequest(
    challenge: Data, displayName: String, name: String, userID: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest {
    ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(
      self, challenge, name: name, userID: userID, displayName: displayName)
  }

  /// A request for proof that the person has a key.
  ///
  /// - Parameter challenge: Bytes of the server that are signed.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest {
    ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(self, challenge)
  }
}

/// A request for a key on a hardware token that is made for an account.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationsecuritykeypublickeycredentialregistrationrequest
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialRegistrationRequest, @unchecked Sendable
{
  // Unchecked: As its superclass.
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
  open var excludedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []

  /// The algorithms of keys that the server understands, the best first.
  open var credentialParameters: [ASAuthorizationPublicKeyCredentialParameters] = []

  /// Whether the key is kept on the token.
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

/// A request for proof that a person has a key on a hardware token.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationsecuritykeypublickeycredentialassertionrequest
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  ASAuthorizationPublicKeyCredentialAssertionRequest, @unchecked Sendable
{
  // Unchecked: As its superclass.
  open var relyingPartyIdentifier: String
  open var challenge: Data

  /// - Default: `preferred`.
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  /// The keys that will do; empty for any.
  open var allowedCredentials: [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor] = []

  init(_ provider: ASAuthorizationSecurityKeyPublicKeyCredentialProvider, _ challenge: Data) {
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    self.challenge = challenge
    super.init(provider: provider)
  }
}

/// A key that an account already has.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationsecuritykeypublickeycredentialdescriptor
open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject,
  ASAuthorizationPublicKeyCredentialDescriptor,
  @unchecked Sendable
{
  // Unchecked: Its app uses it on one queue.
  open var credentialID: Data

  /// The ways in which the token can be reached.
  open var transports: [Transport]

  public init(credentialID: Data, transports allowedTransports: [Transport]) {
    self.credentialID = credentialID
    transports = allowedTransports
  }

  /// A way in which a token can be reached.
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

/// An algorithm of keys that a server understands.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationpublickeycredentialparameters
open class ASAuthorizationPublicKeyCredentialParameters: NSObject, @unchecked Sendable {
  // Unchecked: Nothing in it changes.
  public let algorithm: ASCOSEAlgorithmIdentifier
  public init(algorithm: ASCOSEAlgorithmIdentifier) { self.algorithm = algorithm }
}

/// A number of the COSE registry of algorithms.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// ECDSA over P-256 with SHA-256.
  public static let ES256 = ASCOSEAlgorithmIdentifier(-7)
}

/// Whether a key is kept on the token.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationpublickeycredentialresidentkeypreference
public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let discouraged = Self("discouraged")
  public static let preferred = Self("preferred")
  public static let required = Self("required")
}
