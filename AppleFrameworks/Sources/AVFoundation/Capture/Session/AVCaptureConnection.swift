import Foundation

/// The connection of an input with an output. There is none, as there are no inputs.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureconnection
open class AVCaptureConnection: NSObject {
  override init() { super.init() }

  /// Whether the connection is enabled. Stored only.
  ///
  /// - Default: `true`.
  open var isEnabled = true

  /// Whether media flow. Always `false`.
  open var isActive: Bool { false }
  /// Whether the pictures can be turned. Always `false`.
  open var isVideoOrientationSupported: Bool { false }

  /// How the pictures are turned. Stored only.
  ///
  /// - Default: `portrait`.
  open var videoOrientation = AVCaptureVideoOrientation.portrait

  /// Whether the pictures can be turned by an angle, in degrees. Always `false`.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }

  /// The angle by which the pictures are turned, in degrees. Stored only.
  ///
  /// - Default: 0.
  open var videoRotationAngle: CGFloat = 0

  /// Whether the pictures can be mirrored. Always `false`.
  open var isVideoMirroringSupported: Bool { false }

  /// Whether the pictures are mirrored. Stored only.
  ///
  /// - Default: `false`.
  open var isVideoMirrored = false

  /// Whether the device decides about mirroring. Stored only.
  ///
  /// - Default: `true`.
  open var automaticallyAdjustsVideoMirroring = true

  /// Whether the pictures can be stabilized. Always `false`.
  open var isVideoStabilizationSupported: Bool { false }

  /// How the pictures are stabilized. Stored only.
  ///
  /// - Default: `off`.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
}
