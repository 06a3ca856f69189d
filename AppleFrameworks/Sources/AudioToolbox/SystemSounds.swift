// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import FoundationGaps
import HostServices
import PermissionResponses

/// A short sound, of the system or of the app.
///
/// - Source: developer.apple.com/documentation/audiotoolbox/systemsoundid
public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesBadSystemSoundIDError: OSStatus = -1501
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// The sounds that an app has made of files.
private final class SystemSounds: @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  static var current: SystemSounds { HostServices.state(SystemSounds()) }

  private let lock = NSLock()
  private var known: Set<SystemSoundID> = []
  // Those of the system lie below.
  private var last: SystemSoundID = 4096

  func add() -> SystemSoundID {
    lock.withLock {
      last += 1
      known.insert(last)
      return last
    }
  }

  func remove(_ sound: SystemSoundID) -> Bool { lock.withLock { known.remove(sound) != nil } }
}

/// Makes a sound of a file.
///
/// - Source: developer.apple.com/documentation/audiotoolbox/audioservicescreatesystemsoundid(_:_:)
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard let path = inFileURL.path, FileManager.default.isReadableFile(atPath: path) else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = SystemSounds.current.add()
  return kAudioServicesNoError
}

/// - Source: developer.apple.com/documentation/audiotoolbox/audioservicesdisposesystemsoundid(_:)
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.current.remove(inSystemSoundID) ? kAudioServicesNoError : kAudioServicesBadSystemSoundIDError
}

/// Plays a sound, or vibrates. Neither is heard here: a host has no speaker and does not shake.
///
/// - Source: developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsound(_:)
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound and vibrates. Neither is heard here.
///
/// - Source: developer.apple.com/documentation/audiotoolbox/audioservicesplayalertsound(_:)
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound, and says when it is over: at once, as nothing sounds.
///
/// - Source: developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsoundwithcompletion(_:_:)
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  if let inCompletionBlock { RunLoopTurn.later(inCompletionBlock) }
}

/// Plays a sound and vibrates, and says when it is over: at once, as nothing sounds.
///
/// - Source: developer.apple.com/documentation/audiotoolbox/audioservicesplayalertsoundwithcompletion(_:_:)
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  if let inCompletionBlock { RunLoopTurn.later(inCompletionBlock) }
}
