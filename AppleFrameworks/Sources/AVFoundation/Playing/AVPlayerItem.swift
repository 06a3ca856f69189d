// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreMedia
import Foundation
@_spi(Host) import FoundationGaps
import HostServices
import PermissionResponses

/// A playable asset with its current time.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayeritem
open class AVPlayerItem: NSObject {
  /// The status of an item.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avplayeritem/status-swift.enum
  public enum Status: Int, Sendable {
    /// The item has not been added to a player.
    case unknown = 0
    /// The item can be played, or has failed.
    case readyToPlay, failed
  }

  /// The asset.
  public let asset: AVAsset
  weak var player: AVPlayer?
  /// The time at which a player starts the item, which is that at which the last player has left it.
  var rest = 0.0

  /// Creates an item for an asset.
  ///
  /// - Parameter automaticallyLoadedAssetKeys: Ignored. Properties are read on demand.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) { self.asset = asset }

  /// Creates an item for the asset with a URL.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// The status of the item. It is unknown until the item is added to a player.
  open var status: Status {
    guard player != nil || wasTaken else { return .unknown }
    return asset.failure == nil ? .readyToPlay : .failed
  }
  private var wasTaken = false

  /// Adds the item to a player, which can play the item or fail. Observers of the status are notified.
  func take(by player: AVPlayer) {
    changingWhereDifferent(Self.keyedProperties.keys.sorted()) {
      self.player = player
      wasTaken = true
    }
  }

  /// The error of the item; `nil` if it can be played.
  open var error: (any Error)? { status == .failed ? asset.failure : nil }
  /// The duration, which is indefinite if the item cannot be played.
  open var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }
  /// The tracks; empty if the item cannot be played.
  open var tracks: [AVPlayerItemTrack] { status == .readyToPlay ? asset.tracks.map(AVPlayerItemTrack.init) : [] }

  /// The size of the transformed images, in pixels.
  open var presentationSize: CGSize {
    guard let track = asset.tracks(withMediaType: .video).first, status == .readyToPlay else { return .zero }
    let rect = CGRect(origin: .zero, size: track.naturalSize).applying(track.preferredTransform)
    return rect.size
  }

  // MARK: - Time

  /// Returns the current time of the item.
  open func currentTime() -> CMTime {
    CMTime(seconds: player?.position(of: self) ?? rest, preferredTimescale: 1_000_000_000)
  }

  /// Returns the date of the current time in a live broadcast. Always `nil`.
  open func currentDate() -> Date? { nil }

  /// The time at which forward playback ends early.
  ///
  /// - Default: invalid, for the end of the asset.
  open var forwardPlaybackEndTime = CMTime.invalid

  /// The time at which reverse playback ends. The value is only stored.
  ///
  /// - Default: invalid, for the start.
  open var reversePlaybackEndTime = CMTime.invalid

  var endSeconds: Double {
    let whole = asset.duration.isNumeric ? asset.duration.seconds : 0
    return forwardPlaybackEndTime.isNumeric ? min(forwardPlaybackEndTime.seconds, whole) : whole
  }

  /// Moves to a time, which is clamped to the item's time range. The handler is called with `true` in the next turn of
  /// the run loop.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    move(to: time)
    RunLoopTurn.later { completionHandler?(true) }
  }

  /// Moves to an exact time. The tolerances are ignored. The handler is called with `true` in the next turn of the run
  /// loop.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Does nothing, because seeking takes no time.
  open func cancelPendingSeeks() {}

  private func move(to time: CMTime) {
    let place = time.isPositiveInfinity ? endSeconds : time.isNumeric ? min(max(time.seconds, 0), endSeconds) : 0
    rest = place
    player?.moved(self, to: place)
  }

  // MARK: - Buffers

  /// Whether all data is available, which is always the case for a file on the device.
  private var isThere: Bool { status == .readyToPlay }

  /// Whether enough data is loaded for playback, which is the case if the item can be played.
  open var isPlaybackLikelyToKeepUp: Bool { isThere }
  /// Whether the buffer is full, which is the case if the item can be played.
  open var isPlaybackBufferFull: Bool { isThere }
  /// Whether the buffer is empty, which is the case if the item cannot be played.
  open var isPlaybackBufferEmpty: Bool { !isThere }
  /// Whether the item supports rates above 1, which is the case if it can be played.
  open var canPlayFastForward: Bool { isThere }
  /// Whether the item supports rates between 0 and 1, which is the case if it can be played.
  open var canPlaySlowForward: Bool { isThere }
  /// Whether the item supports the rate -1. Always `false`.
  open var canPlayReverse: Bool { false }
  /// Whether the item can step forward by a frame. Always `false`.
  open var canStepForward: Bool { false }
  /// Whether the item can step backward by a frame. Always `false`.
  open var canStepBackward: Bool { false }

  /// The preferred duration of the forward buffer, in seconds. The value is only stored.
  ///
  /// - Default: 0, for the player's choice.
  open var preferredForwardBufferDuration: TimeInterval = 0

  /// The maximum bit rate of loading, in bits per second. The value is only stored.
  ///
  /// - Default: 0, for no limit.
  open var preferredPeakBitRate = 0.0

  /// The maximum resolution of loaded images, in pixels. The value is only stored.
  ///
  /// - Default: zero, for no limit.
  open var preferredMaximumResolution = CGSize.zero

  /// Whether live broadcasts are loaded while the player is paused. The value is only stored.
  ///
  /// - Default: `false`.
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false

  /// The algorithm for the pitch of audio at different rates. The value is only stored.
  ///
  /// - Default: `timeDomain`.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain

  /// The composition of the video. The value is only stored.
  ///
  /// - Default: `nil`.
  open var videoComposition: AVVideoComposition?

  /// The loaded time ranges, which contain the entire item if it can be played.
  open var loadedTimeRanges: [NSValue] { isThere ? [NSValue(timeRange: whole)] : [] }
  /// The seekable time ranges, which contain the entire item if it can be played.
  open var seekableTimeRanges: [NSValue] { loadedTimeRanges }
  private var whole: CMTimeRange { CMTimeRange(start: .zero, duration: asset.duration) }
}

@_spi(Host)
extension AVPlayerItem: KeyedProperties {
  /// The properties that Apple documents as observable.
  nonisolated public static var keyedProperties: [String: AnyKeyPath] {
    [
      "status": \AVPlayerItem.status, "error": \AVPlayerItem.error, "duration": \AVPlayerItem.duration,
      "tracks": \AVPlayerItem.tracks, "presentationSize": \AVPlayerItem.presentationSize,
      "loadedTimeRanges": \AVPlayerItem.loadedTimeRanges, "seekableTimeRanges": \AVPlayerItem.seekableTimeRanges,
      "playbackLikelyToKeepUp": \AVPlayerItem.isPlaybackLikelyToKeepUp,
      "playbackBufferFull": \AVPlayerItem.isPlaybackBufferFull,
      "playbackBufferEmpty": \AVPlayerItem.isPlaybackBufferEmpty,
    ]
  }
}

extension AVPlayerItem {
  /// The notification that an item has played to its end.
  public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
  /// The notification that an item failed to play to its end. It is never posted.
  public static let failedToPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
  /// The notification that an item has moved to another time.
  public static let timeJumpedNotification = NSNotification.Name.AVPlayerItemTimeJumped
  /// The notification that playback has stalled. It is never posted.
  public static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
}

extension NSNotification.Name {
  // - Source: developer.apple.com/documentation/avfoundation/avplayeritem

  /// The notification that an item has played to its end.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// The notification that an item failed to play to its end. It is never posted.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// The notification that an item has moved to another time.
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
  /// The notification that playback has stalled. It is never posted.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
  /// The notification of a new entry in the access log. It is never posted.
  public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntry")
  /// The notification of a new entry in the error log. It is never posted.
  public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntry")
}

/// The key for the error in the notification that an item failed to play to its end.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayeritemfailedtoplaytoendtimeerrorkey
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
