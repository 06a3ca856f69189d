import Foundation
import PermissionResponses

/// A manager that requests the user's authorization for tracking. The user denies it.
///
/// - Source: developer.apple.com/documentation/apptrackingtransparency/attrackingmanager
open class ATTrackingManager: NSObject {
  /// - Source: developer.apple.com/documentation/apptrackingtransparency/attrackingmanager/authorizationstatus
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined = 0
    case restricted, denied, authorized
  }

  override init() { super.init() }

  open class var trackingAuthorizationStatus: AuthorizationStatus {
    switch PermissionResponses.current.answer(to: .tracking) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: .authorized
    }
  }

  open class func requestTrackingAuthorization(completionHandler completion: @escaping (AuthorizationStatus) -> Void) {
    RunLoopTurn.later { completion(PermissionResponses.current.ask(.tracking) == .authorized ? .authorized : .denied) }
  }

  @discardableResult
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    await withCheckedContinuation { done in requestTrackingAuthorization { done.resume(returning: $0) } }
  }
}
