import CoreMedia
import PermissionResponses

/// An output that records QuickTime movies. Because there is no camera, a recording ends with an error.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturemoviefileoutput
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// The interval of movie fragments, after which an interrupted file can still be read. The value is only stored.
  ///
  /// - Default: 10 seconds.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)

  /// The available codecs. Always empty.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
}
