import Foundation
import HostServices
import PermissionResponses

/// A track of what is played.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayeritemtrack
open class AVPlayerItemTrack: NSObject {
  open private(set) var assetTrack: AVAssetTrack?
  open var isEnabled: Bool
  open var currentVideoFrameRate: Float { 0 }

  init(_ track: AVAssetTrack) {
    assetTrack = track
    isEnabled = track.isEnabled
  }
}
