/// How a picture is held.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideoorientation
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}
