import Foundation

/// The outcome of a request that succeeded. None does on a device without an account.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorization
open class ASAuthorization: NSObject, @unchecked Sendable {
  // Unchecked: Nothing in it changes.
  /// The provider that made the request.
  public let provider: any ASAuthorizationProvider

  /// The credential that the provider returned.
  public let credential: any ASAuthorizationCredential

  package init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
}

extension ASAuthorization {
  /// Data about a person that an app asks for.
  ///
  /// - Source: developer.apple.com/documentation/authenticationservices/asauthorization/scope
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The person's full name.
    public static let fullName = Scope("full_name")
    /// The person's email address.
    public static let email = Scope("email")
  }

  /// The purpose of a request.
  ///
  /// - Source: developer.apple.com/documentation/authenticationservices/asauthorization/openidoperation
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The provider chooses between the others.
    public static let operationImplicit = OpenIDOperation("implicit")
    public static let operationLogin = OpenIDOperation("login")
    public static let operationRefresh = OpenIDOperation("refresh")
    public static let operationLogout = OpenIDOperation("logout")
  }
}

/// Makes requests of one kind.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationprovider
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// The answer to a request.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationcredential
public protocol ASAuthorizationCredential: NSObjectProtocol {}
