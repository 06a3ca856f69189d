import Foundation
import PermissionResponses

/// Takes photos. There is no camera, so each request fails.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturephotooutput
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// Takes a photo. The delegate gets the error `sessionNotRunning` in the next turn of the run loop.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    let resolved = AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID)
    RunLoopTurn.later { [self] in
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: AVError(.sessionNotRunning))
    }
  }

  /// The modes of the flash. Always empty.
  open var supportedFlashModes: [NSNumber] { [] }
  /// The codecs to choose from. Always empty.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }

  /// Whether photos in the highest resolution are possible. Stored only.
  ///
  /// - Default: `false`.
  open var isHighResolutionCaptureEnabled = false

  /// Whether live photos are possible. Always `false`.
  open var isLivePhotoCaptureSupported: Bool { false }

  /// Whether live photos are enabled. Stored only.
  ///
  /// - Default: `false`.
  open var isLivePhotoCaptureEnabled = false

  /// Whether photos have depth. Always `false`.
  open var isDepthDataDeliverySupported: Bool { false }

  /// The highest quality that a photo may ask for. Stored only.
  ///
  /// - Default: `balanced`.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced

  /// Prepares for photos. The handler gets the error `sessionNotRunning` in the next turn of the run loop.
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    RunLoopTurn.later { completionHandler?(false, AVError(.sessionNotRunning)) }
  }

  /// Whether speed or quality matters more.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturephotooutput/qualityprioritization
  public enum QualityPrioritization: Int, Sendable {
    /// Speed matters more.
    case speed = 1
    /// Both matter, or quality matters more.
    case balanced, quality
  }
}
