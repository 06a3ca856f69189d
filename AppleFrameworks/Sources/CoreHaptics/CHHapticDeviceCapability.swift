import Foundation

/// The haptic capabilities of the hardware.
///
/// - Source: developer.apple.com/documentation/corehaptics/chhapticdevicecapability
public protocol CHHapticDeviceCapability {
  /// Whether the device supports haptic patterns.
  var supportsHaptics: Bool { get }
  /// Whether the device supports the audio of patterns.
  var supportsAudio: Bool { get }
}

/// The capabilities of a device without haptic hardware.
struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}
