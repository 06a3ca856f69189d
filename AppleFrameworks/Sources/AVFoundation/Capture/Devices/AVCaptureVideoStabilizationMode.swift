/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideostabilizationmode
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off = 0
  case standard, cinematic, cinematicExtended
  case auto = -1
}
