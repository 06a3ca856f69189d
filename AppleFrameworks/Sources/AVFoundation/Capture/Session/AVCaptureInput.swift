import Foundation

/// Where a session gets media from.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureinput
open class AVCaptureInput: NSObject {
  override init() { super.init() }
}
