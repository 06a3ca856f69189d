import Foundation

/// Where a session brings media to.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureoutput
open class AVCaptureOutput: NSObject {
  override init() { super.init() }
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
