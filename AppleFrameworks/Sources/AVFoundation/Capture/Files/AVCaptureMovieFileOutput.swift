import CoreMedia
import PermissionResponses

/// Records to QuickTime movies. There is no camera, so a recording ends with an error.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturemoviefileoutput
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// The interval at which the file is completed, so that it can be read if the recording breaks off. Stored only.
  ///
  /// - Default: 10 seconds.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)

  /// The codecs to choose from. Always empty.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
}
