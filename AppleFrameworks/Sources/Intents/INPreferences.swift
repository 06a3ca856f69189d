import Foundation
import PermissionResponses

/// The authorization of an app to use Siri. The user denies it unless the host has another setting.
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

  /// Returns the language of Siri.
  open class func siriLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
}

public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized
}
