import Foundation

/// A preference for verifying the user with Face ID, Touch ID or a passcode before a passkey is used.
///
/// - Source:
///   developer.apple.com/documentation/authenticationservices/asauthorizationpublickeycredentialuserverificationpreference
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let preferred = Self("preferred")
  public static let required = Self("required")
  public static let discouraged = Self("discouraged")
}

/// The kind of attestation for a new key.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationpublickeycredentialattestationkind
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let none = Self("none")
  public static let direct = Self("direct")
  public static let indirect = Self("indirect")
  public static let enterprise = Self("enterprise")
}

/// A descriptor of a key of an account.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationpublickeycredentialdescriptor
public protocol ASAuthorizationPublicKeyCredentialDescriptor: NSObjectProtocol {
  var credentialID: Data { get set }
}

/// A request for a new key.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationpublickeycredentialregistrationrequest
public protocol ASAuthorizationPublicKeyCredentialRegistrationRequest: NSObjectProtocol {
  var relyingPartyIdentifier: String { get }
  var challenge: Data { get set }
  var name: String { get set }
  var userID: Data { get set }
  var displayName: String? { get set }
  var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
  var attestationPreference: ASAuthorizationPublicKeyCredentialAttestationKind { get set }
}

/// A request for a proof that a user has a key.
///
/// - Source:
///   developer.apple.com/documentation/authenticationservices/asauthorizationpublickeycredentialassertionrequest
public protocol ASAuthorizationPublicKeyCredentialAssertionRequest: NSObjectProtocol {
  var relyingPartyIdentifier: String { get set }
  var challenge: Data { get set }
  var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference { get set }
}

/// A credential with a key.
///
/// - Source: developer.apple.com/documentation/authenticationservices/aspublickeycredential
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  var credentialID: Data { get }
  var rawClientDataJSON: Data { get }
}

/// A new key.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationpublickeycredentialregistration
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  var rawAttestationObject: Data? { get }
}

/// A proof that a user has a key.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationpublickeycredentialassertion
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  var rawAuthenticatorData: Data! { get }
  var userID: Data! { get }
  var signature: Data! { get }
}
