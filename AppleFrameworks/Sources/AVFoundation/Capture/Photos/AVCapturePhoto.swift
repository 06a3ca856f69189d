import CoreMedia
import Foundation
import PermissionResponses

/// A photo. None is ever taken.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturephoto
open class AVCapturePhoto: NSObject {
  override init() { super.init() }
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open var timestamp: CMTime { .invalid }
  open var isRawPhoto: Bool { false }
  open var metadata: [String: Any] { [:] }
}
