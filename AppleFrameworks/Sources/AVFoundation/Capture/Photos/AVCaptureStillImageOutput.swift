import CoreMedia
import Foundation
import PermissionResponses

/// Takes photos the older way. There is no camera, and so no connection to capture from.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturestillimageoutput
@available(iOS, deprecated: 10.0, message: "Use AVCapturePhotoOutput")
open class AVCaptureStillImageOutput: AVCaptureOutput {
  public override init() { super.init() }

  open var outputSettings: [String: Any] = [:]
  open var isCapturingStillImage: Bool { false }

  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { handler(nil, AVError(.sessionNotRunning)) }
  }

  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
