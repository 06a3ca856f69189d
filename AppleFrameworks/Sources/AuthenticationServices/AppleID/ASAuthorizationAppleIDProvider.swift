import Foundation
import PermissionResponses

/// Makes requests for a person's Apple ID.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  // Unchecked: It has no state.
  /// The state of an Apple ID that a person has used with the app.
  ///
  /// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider/credentialstate
  public enum CredentialState: Int, Sendable {
    case revoked = 0
    case authorized, notFound, transferred
  }

  /// Posted when a person takes the permission back. Nobody has given one, so that it is not posted here.
  public class var credentialRevokedNotification: NSNotification.Name {
    NSNotification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
  }

  public override init() { super.init() }

  /// A new request that asks for neither name nor email address.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

  /// Looks up whether a person is still signed in to the app.
  ///
  /// - Parameter completion: Is called in a later turn of the run loop. The state is `notFound`: no account is on the device.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { completion(.notFound, nil) }
  }

  /// Looks up whether a person is still signed in to the app.
  ///
  /// - Returns: `notFound`: no account is on the device.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// A request for a person's Apple ID.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidrequest
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  // Unchecked: As its superclass.
  /// The identifier of a person who signed in before; nil for anyone.
  open var user: String?
}
