// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import HostServices
import PermissionResponses

/// The audio settings of the entire app. The user does not allow recording.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudioapplication
open class AVAudioApplication: NSObject, @unchecked Sendable {
  // Unchecked: The type has no state.
  public enum recordPermission: Int, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  override init() { super.init() }

  open class var shared: AVAudioApplication { HostServices.state(AVAudioApplication()) }

  open var recordPermission: recordPermission {
    switch PermissionResponses.current.answer(to: .microphone) {
    case .notDetermined: .undetermined
    case .denied: .denied
    case .authorized: .granted
    }
  }

  open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
    RunLoopTurn.later { response(PermissionResponses.current.ask(.microphone) == .authorized) }
  }

  open class func requestRecordPermission() async -> Bool {
    await withCheckedContinuation { done in requestRecordPermission { done.resume(returning: $0) } }
  }

  open private(set) var isInputMuted = false
  open func setInputMuted(_ muted: Bool) throws { isInputMuted = muted }
}
