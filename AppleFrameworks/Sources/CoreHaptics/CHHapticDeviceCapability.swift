import Foundation

/// What hardware supports of haptics.
///
/// - Source: developer.apple.com/documentation/corehaptics/chhapticdevicecapability
public protocol CHHapticDeviceCapability {
  /// Whether the device plays haptic patterns.
  var supportsHaptics: Bool { get }
  /// Whether the device plays sounds of patterns.
  var supportsAudio: Bool { get }
}

/// The capabilities of a device without haptic hardware.
struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}
