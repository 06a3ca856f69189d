import CoreMedia
import Foundation
import PermissionResponses

/// An output that captures photos with the older API. Because there is no camera, each request fails.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturestillimageoutput
@available(iOS, deprecated: 10.0, message: "Use AVCapturePhotoOutput")
open class AVCaptureStillImageOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// The format of the photos. The value is only stored.
  ///
  /// - Default: empty.
  open var outputSettings: [String: Any] = [:]

  /// Whether a photo is being captured. Always `false`.
  open var isCapturingStillImage: Bool { false }

  /// Captures a photo. The handler is called with the error `sessionNotRunning` in the next turn of the run loop.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { handler(nil, AVError(.sessionNotRunning)) }
  }

  /// Returns the data for a JPEG file. Always `nil`.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
