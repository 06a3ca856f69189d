import Foundation
import PermissionResponses

/// Whether an app may use Siri. The person at the device refuses, unless the host says otherwise.
///
/// - Source: developer.apple.com/documentation/intents/inpreferences
open class INPreferences: NSObject {
  override init() { super.init() }

  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    switch PermissionResponses.current.answer(to: .siri) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: .authorized
    }
  }

  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    RunLoopTurn.later { handler(PermissionResponses.current.ask(.siri) == .authorized ? .authorized : .denied) }
  }

  @discardableResult
  open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus {
    await withCheckedContinuation { done in requestSiriAuthorization { done.resume(returning: $0) } }
  }

  /// The language that Siri speaks.
  open class func siriLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
}

public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized
}
