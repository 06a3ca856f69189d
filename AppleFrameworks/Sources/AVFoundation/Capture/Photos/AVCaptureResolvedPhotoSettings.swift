import CoreMedia
import Foundation
import PermissionResponses

/// What was made of such wishes.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureresolvedphotosettings
open class AVCaptureResolvedPhotoSettings: NSObject {
  public let uniqueID: Int64
  init(uniqueID: Int64) { self.uniqueID = uniqueID }
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var isFlashEnabled: Bool { false }
}
