// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A session that connects cameras and microphones to outputs. Because there are none, no media is recorded.
///
/// Unchecked: As in Apple's framework, the app must use the session on one thread at a time.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturesession
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// A preset for the quality of recordings.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturesession/preset
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value. Any raw value is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A preset for photos in full resolution.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// A preset for high quality.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// A preset for medium quality, for sharing over Wi-Fi.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// A preset for low quality, for sharing over a cellular network.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// A preset for 352 by 288 pixels.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// A preset for 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// A preset for 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// A preset for 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// A preset for 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// A preset for 960 by 540 pixels, in which each frame is compressed separately.
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// A preset for 1280 by 720 pixels, in which each frame is compressed separately.
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// A preset for the active format of the device.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// Creates a session without inputs and outputs.
  public override init() { super.init() }

  /// Returns whether the session supports a preset. Without inputs, all presets are supported.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { inputs.isEmpty }

  /// The preset for the quality of recordings. The value is only stored.
  ///
  /// - Default: `high`.
  open var sessionPreset = Preset.high

  /// The inputs in the order of their addition.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs in the order of their addition.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// The connections. Always empty.
  open var connections: [AVCaptureConnection] { [] }

  /// Returns whether an input can be added. Each input can be added once.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  /// Adds an input. An existing input is ignored.
  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }

  /// Returns whether an output can be added. Each output can be added once.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  /// Adds an output. An existing output is ignored.
  open func addOutput(_ output: AVCaptureOutput) { if canAddOutput(output) { outputs.append(output) } }
  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }

  /// Does nothing, because changes apply immediately.
  open func beginConfiguration() {}
  /// Does nothing, because changes apply immediately.
  open func commitConfiguration() {}

  /// Whether the session is running. A running session does not record media either.
  open private(set) var isRunning = false
  /// Whether the session is interrupted. Always `false`.
  open var isInterrupted: Bool { false }

  /// Starts the session and posts `AVCaptureSessionDidStartRunning`. It has no effect on a running session.
  open func startRunning() {
    guard !isRunning else { return }
    isRunning = true
    NotificationCenter.default.post(name: .AVCaptureSessionDidStartRunning, object: self)
  }

  /// Stops the session and posts `AVCaptureSessionDidStopRunning`. It has no effect on a stopped session.
  open func stopRunning() {
    guard isRunning else { return }
    isRunning = false
    NotificationCenter.default.post(name: .AVCaptureSessionDidStopRunning, object: self)
  }

  /// Whether the session uses the app's audio session. The value is only stored.
  ///
  /// - Default: `true`.
  open var usesApplicationAudioSession = true

  /// Whether the session configures the app's audio session. The value is only stored.
  ///
  /// - Default: `true`.
  open var automaticallyConfiguresApplicationAudioSession = true

  /// Whether the session configures devices for wide color. The value is only stored.
  ///
  /// - Default: `true`.
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
}

extension NSNotification.Name {
  /// The notification that a session has started.
  public static let AVCaptureSessionDidStartRunning = NSNotification.Name("AVCaptureSessionDidStartRunningNotification")
  /// The notification that a session has stopped.
  public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
  /// The notification of an error of a running session. It is never posted.
  public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
  /// The notification that a session was interrupted. It is never posted.
  public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
  /// The notification that an interruption has ended. It is never posted.
  public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
  /// The notification of a change of the subject area. It is never posted.
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}
