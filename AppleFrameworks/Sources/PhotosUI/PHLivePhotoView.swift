import Photos
import Placeholders
import UIKit

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined = 0
  case full, hint
}

/// A view that displays a Live Photo as a labeled box.
///
/// - Source: developer.apple.com/documentation/photokit/phlivephotoview
@preconcurrency @MainActor
open class PHLivePhotoView: UIView {
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var livePhoto: PHLivePhoto? { didSet { placeholder.isHidden = livePhoto == nil } }
  open var isMuted = false
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  public let playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()

  private let placeholder = PlaceholderView(kind: "PHLivePhotoView")

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    placeholder.isHidden = true
    placeholder.fill(self)
    addGestureRecognizer(playbackGestureRecognizer)
  }

  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
    guard livePhoto != nil else { return }
    delegate?.livePhotoView(self, willBeginPlaybackWith: playbackStyle)
  }

  open func stopPlayback() {}
}

/// - Source: developer.apple.com/documentation/photokit/phlivephotoviewdelegate
@MainActor
@preconcurrency
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}
