import Foundation

/// The answer to a request for an Apple ID. None comes on a device without an account.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidcredential
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  // Unchecked: Nothing in it changes.
  /// An identifier of the person that is the same in all apps of a developer.
  public let user: String

  /// The `state` of the request.
  public let state: String?

  /// The scopes that the user granted.
  public let authorizedScopes: [ASAuthorization.Scope]

  /// A short-lived code for the app's server.
  public let authorizationCode: Data?

  /// A JSON web token about the person.
  public let identityToken: Data?

  /// The person's email address, if the app asked for it and for the first time.
  public let email: String?

  /// The person's name, if the app asked for it and for the first time.
  public let fullName: PersonNameComponents?

  /// Whether the system takes the person for a real one.
  public let realUserStatus: ASUserDetectionStatus

  /// Whether the person is a child.
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

/// Whether the system takes a person for a real one.
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
