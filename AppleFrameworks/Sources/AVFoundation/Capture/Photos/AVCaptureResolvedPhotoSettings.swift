import CoreMedia
import Foundation
import PermissionResponses

/// The settings with which a photo is actually captured.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureresolvedphotosettings
open class AVCaptureResolvedPhotoSettings: NSObject {
  /// The number of the request.
  public let uniqueID: Int64
  init(uniqueID: Int64) { self.uniqueID = uniqueID }
  /// The size of the photo, in pixels. Always 0 by 0.
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// Whether the flash is used. Always `false`.
  open var isFlashEnabled: Bool { false }
}
