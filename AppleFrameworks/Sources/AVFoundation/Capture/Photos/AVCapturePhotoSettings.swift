import Foundation
import PermissionResponses

/// How a photo is to be taken.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturephotosettings
open class AVCapturePhotoSettings: NSObject {
  private static let lock = NSLock()
  // Numbers are unique in the process.
  nonisolated(unsafe) private static var last: Int64 = 0

  public let uniqueID: Int64
  open private(set) var format: [String: Any]?

  public override init() {
    uniqueID = AVCapturePhotoSettings.lock.withLock {
      AVCapturePhotoSettings.last += 1
      return AVCapturePhotoSettings.last
    }
  }

  public convenience init(format: [String: Any]?) {
    self.init()
    self.format = format
  }

  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(format: photoSettings.format)
    flashMode = photoSettings.flashMode
    isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
    photoQualityPrioritization = photoSettings.photoQualityPrioritization
  }

  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isHighResolutionPhotoEnabled = false
  open var isAutoStillImageStabilizationEnabled = false
  open var isAutoRedEyeReductionEnabled = true
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
  open var previewPhotoFormat: [String: Any]?
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  open var livePhotoMovieFileURL: URL?
}
