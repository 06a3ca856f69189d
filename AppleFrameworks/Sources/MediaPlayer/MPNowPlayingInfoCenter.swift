// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import HostServices

/// A center for information about the current media, which a lock screen would display. The information is only stored.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  // Unchecked: The app uses it only on the main queue, and no other code reads it.
  override init() { super.init() }

  open class func `default`() -> MPNowPlayingInfoCenter { HostServices.state(MPNowPlayingInfoCenter()) }

  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown = 0
  case playing, paused, stopped, interrupted
}

public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
