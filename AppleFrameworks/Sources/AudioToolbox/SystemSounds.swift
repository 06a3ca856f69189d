// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import FoundationGaps
import HostServices
import PermissionResponses

/// The identifier of a short sound of the system or the app.
///
/// - Source: developer.apple.com/documentation/audiotoolbox/systemsoundid
public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesBadSystemSoundIDError: OSStatus = -1501
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// The sounds that an app has created from files.
private final class SystemSounds: @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  static var current: SystemSounds { HostServices.state(SystemSounds()) }

  private let lock = NSLock()
  private var known: Set<SystemSoundID> = []
  // The identifiers of the system's sounds are lower.
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

/// Creates a sound from a file.
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

/// Plays a sound or vibrates. It has no effect, because a host has no speaker and does not vibrate.
///
/// - Source: developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsound(_:)
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound and vibrates. It has no effect.
///
/// - Source: developer.apple.com/documentation/audiotoolbox/audioservicesplayalertsound(_:)
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound, and calls a closure when it has ended, which is immediately because no sound is played.
///
/// - Source: developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsoundwithcompletion(_:_:)
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  if let inCompletionBlock { RunLoopTurn.later(inCompletionBlock) }
}

/// Plays a sound and vibrates, and calls a closure when it has ended, which is immediately because no sound is played.
///
/// - Source: developer.apple.com/documentation/audiotoolbox/audioservicesplayalertsoundwithcompletion(_:_:)
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  if let inCompletionBlock { RunLoopTurn.later(inCompletionBlock) }
}

/// A function that is called when a sound has ended.
public typealias AudioServicesSystemSoundCompletionProc =
  @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Adds a function that is called when a sound has ended. No sound is played, so it is never called.
///
/// - Parameter inRunLoop: The run loop for the call. Foundation on Linux has no type for it.
/// - Source: developer.apple.com/documentation/audiotoolbox/audioservicesaddsystemsoundcompletion(_:_:_:_:_:)
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: AnyObject?, _ inRunLoopMode: CFString?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
  kAudioServicesNoError
}

/// Removes the function of a sound.
///
/// - Source: developer.apple.com/documentation/audiotoolbox/audioservicesremovesystemsoundcompletion(_:)
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}
