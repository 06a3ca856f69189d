import CoreMedia
import PermissionResponses

/// - Source: developer.apple.com/documentation/avfoundation/avcapturemoviefileoutput
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  public override init() { super.init() }

  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
}
