import Foundation
import HostServices
import PermissionResponses

/// A track of an item.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayeritemtrack
open class AVPlayerItemTrack: NSObject {
  /// The track of the asset.
  open private(set) var assetTrack: AVAssetTrack?

  /// Whether the track is played. The value is only stored.
  ///
  /// - Default: the value of the asset's track.
  open var isEnabled: Bool

  /// The current frame rate in images per second. Always 0.
  open var currentVideoFrameRate: Float { 0 }

  init(_ track: AVAssetTrack) {
    assetTrack = track
    isEnabled = track.isEnabled
  }
}
