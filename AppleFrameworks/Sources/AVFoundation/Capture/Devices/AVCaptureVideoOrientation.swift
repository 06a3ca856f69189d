/// The orientation of a camera's image.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturevideoorientation
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// The device is upright, with the home button at the bottom.
  case portrait = 1
  /// The home button is at the top, on the right, or on the left.
  case portraitUpsideDown, landscapeRight, landscapeLeft
}
