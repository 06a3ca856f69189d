import Foundation
import PermissionResponses

/// A context that authenticates the user with biometrics or a passcode. Neither is configured.
///
/// - Source: developer.apple.com/documentation/localauthentication/lacontext
open class LAContext: NSObject, @unchecked Sendable {
  // Unchecked: Its app and `RunLoopTurn` use it on the main queue alone.
  public override init() { super.init() }

  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = failure(policy) as NSError
    return false
  }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { [self] in reply(false, failure(policy)) }
  }

  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw failure(policy) }

  private var isInvalid = false

  private func failure(_ policy: LAPolicy) -> LAError {
    if isInvalid { return LAError(.invalidContext) }
    return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled)
  }

  open func invalidate() { isInvalid = true }

  /// The type of biometrics of the device, which has none.
  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var interactionNotAllowed = false
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
}

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// - Source: developer.apple.com/documentation/localauthentication/labiometrytype
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID, faceID
  case opticID = 4
}
