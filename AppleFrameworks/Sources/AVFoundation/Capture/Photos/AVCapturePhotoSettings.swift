import Foundation
import PermissionResponses

/// The settings for capturing a photo.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturephotosettings
open class AVCapturePhotoSettings: NSObject {
  private static let lock = NSLock()
  // The last number. Numbers are unique in the process.
  nonisolated(unsafe) private static var last: Int64 = 0

  /// The number of the request, which is unique in the process.
  public let uniqueID: Int64
  /// The format; `nil` for the default.
  open private(set) var format: [String: Any]?

  /// Creates settings with a new number.
  public override init() {
    uniqueID = AVCapturePhotoSettings.lock.withLock {
      AVCapturePhotoSettings.last += 1
      return AVCapturePhotoSettings.last
    }
  }

  /// Creates settings with a new number and a format.
  public convenience init(format: [String: Any]?) {
    self.init()
    self.format = format
  }

  /// Creates settings with a new number and the format, flash, resolution and quality of other settings.
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(format: photoSettings.format)
    flashMode = photoSettings.flashMode
    isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
    photoQualityPrioritization = photoSettings.photoQualityPrioritization
  }

  /// The flash mode.
  ///
  /// - Default: `off`.
  open var flashMode = AVCaptureDevice.FlashMode.off

  /// Whether the photo has the highest resolution.
  ///
  /// - Default: `false`.
  open var isHighResolutionPhotoEnabled = false

  /// Whether the photo is stabilized.
  ///
  /// - Default: `false`.
  open var isAutoStillImageStabilizationEnabled = false

  /// Whether red-eye reduction is enabled.
  ///
  /// - Default: `true`.
  open var isAutoRedEyeReductionEnabled = true

  /// The prioritization of speed and quality.
  ///
  /// - Default: `balanced`.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced

  /// The pixel formats for previews. Always empty.
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }

  /// The format of the preview; `nil` for none.
  ///
  /// - Default: `nil`.
  open var previewPhotoFormat: [String: Any]?

  /// The format of the thumbnail; `nil` for none.
  ///
  /// - Default: `nil`.
  open var embeddedThumbnailPhotoFormat: [String: Any]?

  /// The file for the movie of a Live Photo; `nil` for none.
  ///
  /// - Default: `nil`.
  open var livePhotoMovieFileURL: URL?
}
