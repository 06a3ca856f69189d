/// How pictures are stabilized.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideostabilizationmode
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// Pictures are not stabilized.
  case off = 0
  /// Stabilized, from the weakest to the strongest.
  case standard, cinematic, cinematicExtended
  /// The device chooses.
  case auto = -1
}
