import CoreMedia
import PermissionResponses
import Foundation

/// Takes photos. There is no camera: each request fails.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturephotooutput
open class AVCapturePhotoOutput: AVCaptureOutput {
  public override init() { super.init() }

  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    let resolved = AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID)
    RunLoopTurn.later { [self] in
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: AVError(.sessionNotRunning))
    }
  }

  open var supportedFlashModes: [NSNumber] { [] }
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  open var isHighResolutionCaptureEnabled = false
  open var isLivePhotoCaptureSupported: Bool { false }
  open var isLivePhotoCaptureEnabled = false
  open var isDepthDataDeliverySupported: Bool { false }
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    RunLoopTurn.later { completionHandler?(false, AVError(.sessionNotRunning)) }
  }

  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced, quality
  }
}

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

/// What was made of such wishes.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcaptureresolvedphotosettings
open class AVCaptureResolvedPhotoSettings: NSObject {
  public let uniqueID: Int64
  init(uniqueID: Int64) { self.uniqueID = uniqueID }
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  open var isFlashEnabled: Bool { false }
}

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

/// Hears how far a photo has got.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturephotocapturedelegate
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}

/// Takes photos the older way. There is no camera, and so no connection to capture from.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturestillimageoutput
@available(iOS, deprecated: 10.0, message: "Use AVCapturePhotoOutput")
open class AVCaptureStillImageOutput: AVCaptureOutput {
  public override init() { super.init() }

  open var outputSettings: [String: Any] = [:]
  open var isCapturingStillImage: Bool { false }

  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { handler(nil, AVError(.sessionNotRunning)) }
  }

  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
