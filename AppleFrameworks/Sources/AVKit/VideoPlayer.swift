import AVFoundation
import SwiftUI

/// A view with the video of a player, and controls.
///
/// The video is a labeled box, as that of `AVPlayerViewController` is.
///
/// - Source: developer.apple.com/documentation/avkit/videoplayer
public struct VideoPlayer<VideoOverlay: View>: View {
  nonisolated(unsafe) let player: AVPlayer?
  nonisolated(unsafe) let videoOverlay: VideoOverlay

  /// Creates a view of a player's video, with views over it.
  ///
  /// - Parameter videoOverlay: The views, which lie below the controls on a device.
  nonisolated public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    self.videoOverlay = videoOverlay()
  }

  /// The content of the view.
  public var body: some View { PlayerControl(player: player).overlay { videoOverlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a view of a player's video.
  nonisolated public init(player: AVPlayer?) {
    self.init(player: player) { EmptyView() }
  }
}

/// UIKit's controller of a player.
private struct PlayerControl: UIViewControllerRepresentable {
  let player: AVPlayer?

  func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }

  func updateUIViewController(_ uiViewController: AVPlayerViewController, context: Context) {
    if uiViewController.player !== player { uiViewController.player = player }
  }
}
