/// The orientation of a camera's picture.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideoorientation
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// The home button is at the bottom.
  case portrait = 1
  /// The home button is at the top, at the right, or at the left.
  case portraitUpsideDown, landscapeRight, landscapeLeft
}
