import AVFoundation
import SwiftUI

/// A view that displays the video of a player, with controls.
///
/// The video is a labeled box, as in `AVPlayerViewController`.
///
/// - Source: developer.apple.com/documentation/avkit/videoplayer
public struct VideoPlayer<VideoOverlay: View>: View {
  nonisolated(unsafe) let player: AVPlayer?
  nonisolated(unsafe) let videoOverlay: VideoOverlay

  /// Creates a view of a player's video, with views in front of it.
  ///
  /// - Parameter videoOverlay: The views, which are behind the controls on a device.
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

/// A view that wraps the UIKit controller of a player.
private struct PlayerControl: UIViewControllerRepresentable {
  let player: AVPlayer?

  func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }

  func updateUIViewController(_ uiViewController: AVPlayerViewController, context: Context) {
    if uiViewController.player !== player { uiViewController.player = player }
  }
}
