/// A mode of stabilizing video.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideostabilizationmode
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// The video is not stabilized.
  case off = 0
  /// The video is stabilized, from the weakest to the strongest mode.
  case standard, cinematic, cinematicExtended
  /// The device chooses the mode.
  case auto = -1
}
