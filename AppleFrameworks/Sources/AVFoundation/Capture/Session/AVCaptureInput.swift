import Foundation

/// A source of media for a session.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureinput
open class AVCaptureInput: NSObject {
  override init() { super.init() }
}
