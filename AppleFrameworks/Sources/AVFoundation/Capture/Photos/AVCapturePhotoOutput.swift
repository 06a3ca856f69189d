import Foundation
import PermissionResponses

/// An output that captures photos. Because there is no camera, each request fails.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcapturephotooutput
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Creates an output.
  public override init() { super.init() }

  /// Captures a photo. The delegate receives the error `sessionNotRunning` in the next turn of the run loop.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    let resolved = AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID)
    RunLoopTurn.later { [self] in
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: AVError(.sessionNotRunning))
    }
  }

  /// The supported flash modes. Always empty.
  open var supportedFlashModes: [NSNumber] { [] }
  /// The available codecs. Always empty.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }

  /// Whether photos with the highest resolution are enabled. The value is only stored.
  ///
  /// - Default: `false`.
  open var isHighResolutionCaptureEnabled = false

  /// Whether Live Photos are supported. Always `false`.
  open var isLivePhotoCaptureSupported: Bool { false }

  /// Whether Live Photos are enabled. The value is only stored.
  ///
  /// - Default: `false`.
  open var isLivePhotoCaptureEnabled = false

  /// Whether depth data is supported. Always `false`.
  open var isDepthDataDeliverySupported: Bool { false }

  /// The highest quality that a photo may request. The value is only stored.
  ///
  /// - Default: `balanced`.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced

  /// Prepares for photos. The handler is called with the error `sessionNotRunning` in the next turn of the run loop.
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    RunLoopTurn.later { completionHandler?(false, AVError(.sessionNotRunning)) }
  }

  /// The prioritization of speed and quality.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avcapturephotooutput/qualityprioritization
  public enum QualityPrioritization: Int, Sendable {
    /// Speed has priority.
    case speed = 1
    /// Speed and quality are balanced, or quality has priority.
    case balanced, quality
  }
}
