import Foundation

/// The way from an input to an output. There is none, as no input is.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureconnection
open class AVCaptureConnection: NSObject {
  override init() { super.init() }
  open var isEnabled = true
  open var isActive: Bool { false }
  open var isVideoOrientationSupported: Bool { false }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  open var videoRotationAngle: CGFloat = 0
  open var isVideoMirroringSupported: Bool { false }
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  open var isVideoStabilizationSupported: Bool { false }
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
}
