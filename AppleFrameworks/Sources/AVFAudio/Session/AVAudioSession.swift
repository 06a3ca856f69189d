import Foundation
import HostServices
import PermissionResponses

/// The audio session of an app. There is a speaker, but no microphone and no other app that plays audio.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiosession
open class AVAudioSession: NSObject, @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  private struct Values {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
    var policy = RouteSharingPolicy.default
    var sampleRate = 0.0
    var bufferDuration = 0.0
  }

  private let lock = NSLock()
  private var values = Values()

  override init() { super.init() }

  open class func sharedInstance() -> AVAudioSession { HostServices.state(AVAudioSession()) }

  // MARK: - Category

  open var category: Category { lock.withLock { values.category } }
  open var mode: Mode { lock.withLock { values.mode } }
  open var categoryOptions: CategoryOptions { lock.withLock { values.options } }
  open var routeSharingPolicy: RouteSharingPolicy { lock.withLock { values.policy } }

  open var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }
  open var availableModes: [Mode] {
    [
      .default, .voiceChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .videoChat, .spokenAudio,
      .voicePrompt,
    ]
  }

  open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default) }

  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, options: options)
  }

  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, policy: .default, options: options)
  }

  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    guard availableCategories.contains(category), availableModes.contains(mode) else {
      throw NSError(domain: NSOSStatusErrorDomain, code: ErrorCode.badParam.rawValue)
    }
    lock.withLock {
      values.category = category
      values.mode = mode
      values.options = options
      values.policy = policy
    }
  }

  open func setMode(_ mode: Mode) throws { lock.withLock { values.mode = mode } }

  // MARK: - Activity

  /// Activates or deactivates the session. There are no conflicts with other apps.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  open func activate(
    options: AVAudioSessionActivationOptions = [], completionHandler handler: @escaping (Bool, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { handler(true, nil) }
  }

  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var allowHapticsAndSystemSoundsDuringRecording: Bool { false }
  open var promptStyle: PromptStyle { .normal }

  // MARK: - Recording permission

  open var recordPermission: RecordPermission {
    switch PermissionResponses.current.answer(to: .microphone) {
    case .notDetermined: .undetermined
    case .denied: .denied
    case .authorized: .granted
    }
  }

  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    RunLoopTurn.later { response(PermissionResponses.current.ask(.microphone) == .authorized) }
  }

  // MARK: - Devices

  open var outputVolume: Float { 1 }
  open var inputGain: Float { 0 }
  open var isInputGainSettable: Bool { false }
  open var isInputAvailable: Bool { false }
  open var availableInputs: [AVAudioSessionPortDescription]? { [] }
  open var preferredInput: AVAudioSessionPortDescription? { nil }
  open var inputNumberOfChannels: Int { 0 }
  open var outputNumberOfChannels: Int { 2 }
  open var maximumInputNumberOfChannels: Int { 0 }
  open var maximumOutputNumberOfChannels: Int { 2 }
  open var sampleRate: Double { preferredSampleRate > 0 ? preferredSampleRate : 48_000 }
  open var ioBufferDuration: TimeInterval { preferredIOBufferDuration > 0 ? preferredIOBufferDuration : 0.02 }
  open var inputLatency: TimeInterval { 0 }
  open var outputLatency: TimeInterval { 0 }
  open var preferredSampleRate: Double { lock.withLock { values.sampleRate } }
  open var preferredIOBufferDuration: TimeInterval { lock.withLock { values.bufferDuration } }

  open var currentRoute: AVAudioSessionRouteDescription {
    AVAudioSessionRouteDescription(outputs: [
      AVAudioSessionPortDescription(portType: .builtInSpeaker, portName: "Speaker", uid: "Speaker")
    ])
  }

  open func setPreferredSampleRate(_ sampleRate: Double) throws { lock.withLock { values.sampleRate = sampleRate } }
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    lock.withLock { values.bufferDuration = duration }
  }

  /// Does nothing, because there is no input.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
    if inPort != nil { throw NSError(domain: NSOSStatusErrorDomain, code: ErrorCode.badParam.rawValue) }
  }

  /// Does nothing, because the speaker is already the output.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
}

/// The options that result from the activation of a session.
public struct AVAudioSessionActivationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A description of the inputs and outputs of audio.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiosessionroutedescription
open class AVAudioSessionRouteDescription: NSObject {
  public let inputs: [AVAudioSessionPortDescription] = []
  public let outputs: [AVAudioSessionPortDescription]

  init(outputs: [AVAudioSessionPortDescription]) { self.outputs = outputs }
}

/// A description of an audio device or port.
///
/// - Source: developer.apple.com/documentation/avfaudio/avaudiosessionportdescription
open class AVAudioSessionPortDescription: NSObject {
  public let portType: AVAudioSession.Port
  public let portName: String
  public let uid: String

  init(portType: AVAudioSession.Port, portName: String, uid: String) {
    self.portType = portType
    self.portName = portName
    self.uid = uid
  }
}
