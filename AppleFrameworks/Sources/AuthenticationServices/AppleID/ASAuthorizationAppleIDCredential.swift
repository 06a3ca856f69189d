import Foundation

/// A credential for an Apple ID. A device without an account provides none.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidcredential
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  // Unchecked: The type is immutable.
  /// An identifier of the user that is the same in all apps of a developer.
  public let user: String

  /// The `state` of the request.
  public let state: String?

  /// The scopes that the user granted.
  public let authorizedScopes: [ASAuthorization.Scope]

  /// A short-lived authorization code for the app's server.
  public let authorizationCode: Data?

  /// A JSON web token with information about the user.
  public let identityToken: Data?

  /// The user's email address, if the app has requested it for the first time.
  public let email: String?

  /// The user's name, if the app has requested it for the first time.
  public let fullName: PersonNameComponents?

  /// The system's estimate of whether the user is a real person.
  public let realUserStatus: ASUserDetectionStatus

  /// The age range of the user.
  public let userAgeRange: ASUserAgeRange

  package init(
    user: String, request: ASAuthorizationAppleIDRequest, email: String? = nil, fullName: PersonNameComponents? = nil,
    identityToken: Data? = nil, authorizationCode: Data? = nil, realUserStatus: ASUserDetectionStatus = .unsupported,
    userAgeRange: ASUserAgeRange = .unknown
  ) {
    let scopes = request.requestedScopes ?? []
    self.user = user
    state = request.state
    authorizedScopes = scopes
    self.authorizationCode = authorizationCode
    self.identityToken = identityToken
    self.email = scopes.contains(.email) ? email : nil
    self.fullName = scopes.contains(.fullName) ? fullName : nil
    self.realUserStatus = realUserStatus
    self.userAgeRange = userAgeRange
  }
}

/// The system's estimate of whether a user is a real person.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asuserdetectionstatus
public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported = 0
  case unknown, likelyReal
}

/// - Source: developer.apple.com/documentation/authenticationservices/asuseragerange
public enum ASUserAgeRange: Int, Sendable {
  case unknown = 0
  case child, notChild
}
