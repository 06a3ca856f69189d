import Foundation

/// The result of a successful request. No requests succeed on a device without an account.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorization
open class ASAuthorization: NSObject, @unchecked Sendable {
  // Unchecked: The type is immutable.
  /// The provider that created the request.
  public let provider: any ASAuthorizationProvider

  /// The credential that the provider returned.
  public let credential: any ASAuthorizationCredential

  package init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
}

extension ASAuthorization {
  /// A scope of user data that an app requests.
  ///
  /// - Source: developer.apple.com/documentation/authenticationservices/asauthorization/scope
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The scope of the user's full name.
    public static let fullName = Scope("full_name")
    /// The scope of the user's email address.
    public static let email = Scope("email")
  }

  /// The operation of a request.
  ///
  /// - Source: developer.apple.com/documentation/authenticationservices/asauthorization/openidoperation
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The operation that the provider chooses.
    public static let operationImplicit = OpenIDOperation("implicit")
    public static let operationLogin = OpenIDOperation("login")
    public static let operationRefresh = OpenIDOperation("refresh")
    public static let operationLogout = OpenIDOperation("logout")
  }
}

/// A provider that creates requests of one kind.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationprovider
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A credential that results from a request.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationcredential
public protocol ASAuthorizationCredential: NSObjectProtocol {}
