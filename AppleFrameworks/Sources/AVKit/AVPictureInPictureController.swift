import AVFoundation
import PermissionResponses
import UIKit

/// A controller of picture in picture. The device does not support it, so it never starts.
///
/// - Source: developer.apple.com/documentation/avkit/avpictureinpicturecontroller
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// Returns whether the device supports picture in picture. Always `false`.
  open nonisolated class func isPictureInPictureSupported() -> Bool { false }

  /// The image of a button that starts picture in picture.
  open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }

  /// The image of a button that stops picture in picture.
  open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }

  /// The source of the video.
  open var contentSource: ContentSource?
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?

  /// Whether picture in picture starts automatically when the app leaves the screen.
  open var canStartPictureInPictureAutomaticallyFromInline = false

  /// Whether the user cannot skip content.
  open var requiresLinearPlayback = false

  /// Creates a controller. Always `nil`, as on a device without support for picture in picture.
  public init?(playerLayer: AVPlayerLayer) { return nil }

  public init(contentSource: ContentSource) { self.contentSource = contentSource }

  open var playerLayer: AVPlayerLayer? { contentSource?.playerLayer }
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }

  /// Notifies the delegate that picture in picture failed to start.
  open func startPictureInPicture() {
    RunLoopTurn.later { [self] in
      MainActor.assumeIsolated {
        delegate?.pictureInPictureController(
          self, failedToStartPictureInPictureWithError: AVKitError(.pictureInPictureStartFailed))
      }
    }
  }

  /// Does nothing, because picture in picture is never active.
  open func stopPictureInPicture() {}

  /// A source of video for picture in picture.
  ///
  /// - Source: developer.apple.com/documentation/avkit/avpictureinpicturecontroller/contentsource-swift.class
  @preconcurrency @MainActor
  open class ContentSource: NSObject {
    open private(set) var playerLayer: AVPlayerLayer?

    public init(playerLayer: AVPlayerLayer) { self.playerLayer = playerLayer }
  }
}

/// A delegate that receives events of picture in picture.
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
