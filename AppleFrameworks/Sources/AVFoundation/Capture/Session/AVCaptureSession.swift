// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Connects cameras and microphones with outputs. There are neither, so nothing is recorded.
///
/// Unchecked: As in Apple's framework, the app must use it on one thread at a time.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturesession
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// The quality of recordings.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturesession/preset
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value; any is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Photos in full resolution.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High quality.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Medium quality, to be sent over Wi-Fi.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Low quality, to be sent over a cellular network.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// 352 by 288 pixels.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// 960 by 540 pixels, with each picture compressed alone.
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// 1280 by 720 pixels, with each picture compressed alone.
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// The format that the device is set to.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// Creates a session without inputs and outputs.
  public override init() { super.init() }

  /// Whether the session can record in a quality: any, while it has no inputs.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { inputs.isEmpty }

  /// The quality of recordings. Stored only.
  ///
  /// - Default: `high`.
  open var sessionPreset = Preset.high

  /// The inputs, in the order in which they were added.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs, in the order in which they were added.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// The connections. Always empty.
  open var connections: [AVCaptureConnection] { [] }

  /// Whether an input can be added: each once.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  /// Adds an input. One that is there already is ignored.
  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }

  /// Whether an output can be added: each once.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  /// Adds an output. One that is there already is ignored.
  open func addOutput(_ output: AVCaptureOutput) { if canAddOutput(output) { outputs.append(output) } }
  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }

  /// Does nothing: changes apply at once.
  open func beginConfiguration() {}
  /// Does nothing: changes apply at once.
  open func commitConfiguration() {}

  /// Whether the session runs. Nothing is recorded then either.
  open private(set) var isRunning = false
  /// Whether the session is interrupted. Always `false`.
  open var isInterrupted: Bool { false }

  /// Starts the session and posts `AVCaptureSessionDidStartRunning`. A session that runs is left alone.
  open func startRunning() {
    guard !isRunning else { return }
    isRunning = true
    NotificationCenter.default.post(name: .AVCaptureSessionDidStartRunning, object: self)
  }

  /// Stops the session and posts `AVCaptureSessionDidStopRunning`. A session that does not run is left alone.
  open func stopRunning() {
    guard isRunning else { return }
    isRunning = false
    NotificationCenter.default.post(name: .AVCaptureSessionDidStopRunning, object: self)
  }

  /// Whether the session uses the app's audio session. Stored only.
  ///
  /// - Default: `true`.
  open var usesApplicationAudioSession = true

  /// Whether the session sets up the app's audio session. Stored only.
  ///
  /// - Default: `true`.
  open var automaticallyConfiguresApplicationAudioSession = true

  /// Whether the session sets up devices for wide color. Stored only.
  ///
  /// - Default: `true`.
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
}

extension NSNotification.Name {
  /// Posted when a session has started.
  public static let AVCaptureSessionDidStartRunning = NSNotification.Name("AVCaptureSessionDidStartRunningNotification")
  /// Posted when a session has stopped.
  public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
  /// The name for errors of a running session. Never posted.
  public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
  /// The name for interruptions. Never posted.
  public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
  /// The name for ends of interruptions. Never posted.
  public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
  /// The name for changes of what the camera sees. Never posted.
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}
