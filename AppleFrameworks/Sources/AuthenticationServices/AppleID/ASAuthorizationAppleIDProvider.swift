import Foundation
import PermissionResponses

/// A provider that creates requests for an Apple ID.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  // Unchecked: The type has no state.
  /// The state of an Apple ID that a user has used with the app.
  ///
  /// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider/credentialstate
  public enum CredentialState: Int, Sendable {
    case revoked = 0
    case authorized, notFound, transferred
  }

  /// The notification that a user has revoked the permission. It is never posted, because no user has given it.
  public class var credentialRevokedNotification: NSNotification.Name {
    NSNotification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
  }

  public override init() { super.init() }

  /// Creates a request without a scope for the name or the email address.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

  /// Requests the credential state of a user.
  ///
  /// - Parameter completion: A closure that is called in a later turn of the run loop. The state is `notFound`, because
  ///   there is no account on the device.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { completion(.notFound, nil) }
  }

  /// Returns the credential state of a user.
  ///
  /// - Returns: `notFound`, because there is no account on the device.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// A request for an Apple ID.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidrequest
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply.
  /// The identifier of a user who has signed in before; `nil` for any user.
  open var user: String?
}
