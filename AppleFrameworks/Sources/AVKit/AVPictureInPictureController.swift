import AVFoundation
import PermissionResponses
import UIKit

/// Shows a film above other apps. The device does not support it, so that it never starts.
///
/// - Source: developer.apple.com/documentation/avkit/avpictureinpicturecontroller
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// Whether the device can show films above other apps: it can't.
  open nonisolated class func isPictureInPictureSupported() -> Bool { false }

  /// The picture of a button that starts it.
  open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }

  /// The picture of a button that stops it.
  open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }

  /// The source of the picture.
  open var contentSource: ContentSource?
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?

  /// Whether it starts by itself when the app leaves the screen.
  open var canStartPictureInPictureAutomaticallyFromInline = false

  /// Whether the app's controls skip nothing.
  open var requiresLinearPlayback = false

  /// nil, as on a device that does not support it.
  public init?(playerLayer: AVPlayerLayer) { return nil }

  public init(contentSource: ContentSource) { self.contentSource = contentSource }

  open var playerLayer: AVPlayerLayer? { contentSource?.playerLayer }
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }

  /// The delegate hears that it did not start.
  open func startPictureInPicture() {
    RunLoopTurn.later { [self] in
      MainActor.assumeIsolated {
        delegate?.pictureInPictureController(
          self, failedToStartPictureInPictureWithError: AVKitError(.pictureInPictureStartFailed))
      }
    }
  }

  /// Stops what is shown: nothing is.
  open func stopPictureInPicture() {}

  /// The source of a picture above other apps.
  ///
  /// - Source: developer.apple.com/documentation/avkit/avpictureinpicturecontroller/contentsource-swift.class
  @preconcurrency @MainActor
  open class ContentSource: NSObject {
    open private(set) var playerLayer: AVPlayerLayer?

    public init(playerLayer: AVPlayerLayer) { self.playerLayer = playerLayer }
  }
}

/// Hears of a film above other apps.
///
/// - Source: developer.apple.com/documentation/avkit/avpictureinpicturecontrollerdelegate
@MainActor
@preconcurrency
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
  func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
