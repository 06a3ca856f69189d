import AVFoundation
import Placeholders
import UIKit

/// A view controller that displays a player with controls. It is a labeled box with the name of the item, and a button
/// that dismisses the controller if it is presented.
///
/// - Source: developer.apple.com/documentation/avkit/avplayerviewcontroller
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open weak var delegate: (any AVPlayerViewControllerDelegate)?

  open var player: AVPlayer? { didSet { update() } }

  /// Whether playback controls are displayed.
  ///
  /// - Default: `true`.
  open var showsPlaybackControls = true { didSet { update() } }
  /// The mode of fitting the video into the view.
  ///
  /// - Default: `resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var updatesNowPlayingInfoCenter = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var requiresLinearPlayback = false
  open var showsTimecodes = false
  open var allowsVideoFrameAnalysis = true

  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }

  /// The bounds of the video in the view.
  open var videoBounds: CGRect {
    guard let size = player?.currentItem?.presentationSize, size.width > 0 else { return .zero }
    return videoGravity == .resizeAspect ? AVMakeRect(aspectRatio: size, insideRect: view.bounds) : view.bounds
  }

  private var overlay: UIView?

  /// The view for the app's content between the video and the controls.
  open var contentOverlayView: UIView? {
    guard let view = viewIfLoaded else { return nil }
    if overlay == nil {
      let made = UIView(frame: view.bounds)
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(made, at: 1)
      overlay = made
    }
    return overlay
  }

  // MARK: - View

  private let placeholder = PlaceholderView(kind: "AVPlayerViewController")
  private lazy var closeButton = UIButton(
    configuration: .plain(),
    primaryAction: UIAction(title: "Done") { [weak self] _ in self?.presentingViewController?.dismiss(animated: true) })

  open override func loadView() {
    let view = UIView()
    view.backgroundColor = .black
    placeholder.fill(view)
    closeButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(closeButton)
    NSLayoutConstraint.activate([
      closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      closeButton.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
    ])
    self.view = view
    update()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update()
  }

  private func update() {
    guard isViewLoaded else { return }
    let asset = player?.currentItem?.asset as? AVURLAsset
    placeholder.detail = asset.map { "video: \($0.url.lastPathComponent)" } ?? "video"
    closeButton.isHidden = !showsPlaybackControls || presentingViewController?.presentedViewController !== self
  }
}

/// A delegate that receives changes of the display of video.
///
/// - Source: developer.apple.com/documentation/avkit/avplayerviewcontrollerdelegate
@MainActor
@preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
}
