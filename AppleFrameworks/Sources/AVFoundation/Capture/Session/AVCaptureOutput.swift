import Foundation

/// A destination of media from a session.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureoutput
open class AVCaptureOutput: NSObject {
  override init() { super.init() }
  /// The connections to inputs. Always empty.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns the connection for a media type. Always `nil`.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
