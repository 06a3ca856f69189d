import Foundation
import PermissionResponses

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
