import CoreMedia
import Foundation
import PermissionResponses

/// A photo. Because there is no camera, no photo is ever captured.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturephoto
open class AVCapturePhoto: NSObject {
  override init() { super.init() }
  /// Returns the data for a file. Always `nil`.
  open func fileDataRepresentation() -> Data? { nil }
  /// Returns the image. Always `nil`.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// The time of the photo. Always invalid.
  open var timestamp: CMTime { .invalid }
  /// Whether the photo is in a raw format. Always `false`.
  open var isRawPhoto: Bool { false }
  /// The metadata. Always empty.
  open var metadata: [String: Any] { [:] }
}
