import AVFAudio
import Foundation

/// An engine that plays haptic patterns. The device has no haptic hardware, so an engine cannot be created, as on
/// an iPad.
///
/// The class does not inherit from `NSObject`, whose `init()` cannot throw errors.
///
/// - Source: developer.apple.com/documentation/corehaptics/chhapticengine
open class CHHapticEngine {
  public typealias CompletionHandler = ((any Error)?) -> Void
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction
  public typealias ResetHandler = () -> Void
  public typealias StoppedHandler = (StoppedReason) -> Void

  /// The action of an engine when its players have finished.
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning
  }

  /// The reason for which an engine stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
    case systemError = -1
  }

  /// Returns the capabilities of the hardware, which supports neither haptics nor their audio.
  ///
  /// - Source: developer.apple.com/documentation/corehaptics/chhapticengine/capabilitiesforhardware()
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  /// Creates an engine. It always throws `CHHapticError.notSupported`.
  ///
  /// - Source: developer.apple.com/documentation/corehaptics/chhapticengine/init()
  public init() throws { throw CHHapticError(.notSupported) }

  /// Creates an engine. It always throws `CHHapticError.notSupported`.
  ///
  /// - Source: developer.apple.com/documentation/corehaptics/chhapticengine/init(audiosession:)
  public init(audioSession: AVAudioSession?) throws { throw CHHapticError(.notSupported) }

  // No engine exists, so the following members are never called. They allow apps to compile.

  open var currentTime: TimeInterval { 0 }
  open var stoppedHandler: StoppedHandler = { _ in }
  open var resetHandler: ResetHandler = {}
  open var playsHapticsOnly = false
  open var playsAudioOnly = false
  open var isMutedForAudio = false
  open var isMutedForHaptics = false
  open var isAutoShutdownEnabled = false

  open func start() throws { throw CHHapticError(.notSupported) }
  open func start(completionHandler: CompletionHandler?) { completionHandler?(CHHapticError(.notSupported)) }
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.engineNotRunning)) }
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
    _ = finishedHandler(CHHapticError(.engineNotRunning))
  }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}
