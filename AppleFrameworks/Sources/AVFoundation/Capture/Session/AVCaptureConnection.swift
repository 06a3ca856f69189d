import Foundation

/// A connection of an input to an output. There are no connections, because there are no inputs.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureconnection
open class AVCaptureConnection: NSObject {
  override init() { super.init() }

  /// Whether the connection is enabled. The value is only stored.
  ///
  /// - Default: `true`.
  open var isEnabled = true

  /// Whether the connection is active. Always `false`.
  open var isActive: Bool { false }
  /// Whether the orientation of the video can be set. Always `false`.
  open var isVideoOrientationSupported: Bool { false }

  /// The orientation of the video. The value is only stored.
  ///
  /// - Default: `portrait`.
  open var videoOrientation = AVCaptureVideoOrientation.portrait

  /// Returns whether a rotation angle of the video is supported, in degrees. Always `false`.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }

  /// The rotation angle of the video, in degrees. The value is only stored.
  ///
  /// - Default: 0.
  open var videoRotationAngle: CGFloat = 0

  /// Whether the video can be mirrored. Always `false`.
  open var isVideoMirroringSupported: Bool { false }

  /// Whether the video is mirrored. The value is only stored.
  ///
  /// - Default: `false`.
  open var isVideoMirrored = false

  /// Whether the device determines the mirroring. The value is only stored.
  ///
  /// - Default: `true`.
  open var automaticallyAdjustsVideoMirroring = true

  /// Whether the video can be stabilized. Always `false`.
  open var isVideoStabilizationSupported: Bool { false }

  /// The stabilization mode of the video. The value is only stored.
  ///
  /// - Default: `off`.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
}
