// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreMedia
import Foundation
@_spi(Host) import FoundationGaps
import HostServices
import PermissionResponses

/// An asset to play, and its current time.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayeritem
open class AVPlayerItem: NSObject {
  /// Whether the item can be played.
  ///
  /// - Source: developer.apple.com/documentation/avfoundation/avplayeritem/status-swift.enum
  public enum Status: Int, Sendable {
    /// No player has had the item yet.
    case unknown = 0
    /// It can be played, or it cannot.
    case readyToPlay, failed
  }

  /// The asset.
  public let asset: AVAsset
  weak var player: AVPlayer?
  /// The time at which a player starts the item, or the last player has left it.
  var rest = 0.0

  /// Creates an item for an asset.
  ///
  /// - Parameter automaticallyLoadedAssetKeys: Ignored: properties are read when they are needed.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) { self.asset = asset }

  /// Creates an item for the asset at an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Whether the item can be played. It is unknown until a player has the item.
  open var status: Status {
    guard player != nil || wasTaken else { return .unknown }
    return asset.failure == nil ? .readyToPlay : .failed
  }
  private var wasTaken = false

  /// A player has the item, from which on it can be played, or fails. Observers of its state are told.
  func take(by player: AVPlayer) {
    changingWhereDifferent(Self.keyedProperties.keys.sorted()) {
      self.player = player
      wasTaken = true
    }
  }

  /// Why the item cannot be played; `nil` where it can.
  open var error: (any Error)? { status == .failed ? asset.failure : nil }
  /// The duration; indefinite where the item cannot be played.
  open var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }
  /// The tracks; empty where the item cannot be played.
  open var tracks: [AVPlayerItemTrack] { status == .readyToPlay ? asset.tracks.map(AVPlayerItemTrack.init) : [] }

  /// The size of the pictures after turning them, in pixels.
  open var presentationSize: CGSize {
    guard let track = asset.tracks(withMediaType: .video).first, status == .readyToPlay else { return .zero }
    let rect = CGRect(origin: .zero, size: track.naturalSize).applying(track.preferredTransform)
    return rect.size
  }

  // MARK: - Time

  /// Returns the time at which the item is.
  open func currentTime() -> CMTime {
    CMTime(seconds: player?.position(of: self) ?? rest, preferredTimescale: 1_000_000_000)
  }

  /// Returns the date of the time in a live broadcast. Always `nil`.
  open func currentDate() -> Date? { nil }

  /// The time at which playing ends early.
  ///
  /// - Default: invalid, for the end of the asset.
  open var forwardPlaybackEndTime = CMTime.invalid

  /// The time at which playing backward ends. Stored only.
  ///
  /// - Default: invalid, for the start.
  open var reversePlaybackEndTime = CMTime.invalid

  var endSeconds: Double {
    let whole = asset.duration.isNumeric ? asset.duration.seconds : 0
    return forwardPlaybackEndTime.isNumeric ? min(forwardPlaybackEndTime.seconds, whole) : whole
  }

  /// Moves to a time. Times out of range are moved into it. The handler gets `true` in the next turn of the run loop.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    move(to: time)
    RunLoopTurn.later { completionHandler?(true) }
  }

  /// Moves to a time, exactly, whatever the tolerances. The handler gets `true` in the next turn of the run loop.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Does nothing: moving takes no time.
  open func cancelPendingSeeks() {}

  private func move(to time: CMTime) {
    let place = time.isPositiveInfinity ? endSeconds : time.isNumeric ? min(max(time.seconds, 0), endSeconds) : 0
    rest = place
    player?.moved(self, to: place)
  }

  // MARK: - Buffers

  /// Whether all data is available: that of a file on the device always is.
  private var isThere: Bool { status == .readyToPlay }

  /// Whether enough is loaded to play on: whether the item can be played.
  open var isPlaybackLikelyToKeepUp: Bool { isThere }
  /// Whether no more can be loaded: whether the item can be played.
  open var isPlaybackBufferFull: Bool { isThere }
  /// Whether nothing is loaded: whether the item cannot be played.
  open var isPlaybackBufferEmpty: Bool { !isThere }
  /// Whether rates above 1 are possible: whether the item can be played.
  open var canPlayFastForward: Bool { isThere }
  /// Whether rates between 0 and 1 are possible: whether the item can be played.
  open var canPlaySlowForward: Bool { isThere }
  /// Whether the rate -1 is possible. Always `false`.
  open var canPlayReverse: Bool { false }
  /// Whether single pictures forward are possible. Always `false`.
  open var canStepForward: Bool { false }
  /// Whether single pictures backward are possible. Always `false`.
  open var canStepBackward: Bool { false }

  /// How much is loaded ahead, in seconds. Stored only.
  ///
  /// - Default: 0, for the player's choice.
  open var preferredForwardBufferDuration: TimeInterval = 0

  /// The most bits in a second to load. Stored only.
  ///
  /// - Default: 0, for no limit.
  open var preferredPeakBitRate = 0.0

  /// The largest pictures to load, in pixels. Stored only.
  ///
  /// - Default: zero, for no limit.
  open var preferredMaximumResolution = CGSize.zero

  /// Whether broadcasts are loaded in a pause. Stored only.
  ///
  /// - Default: `false`.
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false

  /// How the pitch is kept at other rates. Stored only.
  ///
  /// - Default: `timeDomain`.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain

  /// How the pictures are put together. Stored only.
  ///
  /// - Default: `nil`.
  open var videoComposition: AVVideoComposition?

  /// The time ranges that are loaded: all of an item that can be played.
  open var loadedTimeRanges: [NSValue] { isThere ? [NSValue(timeRange: whole)] : [] }
  /// The time ranges that can be moved to: all of an item that can be played.
  open var seekableTimeRanges: [NSValue] { loadedTimeRanges }
  private var whole: CMTimeRange { CMTimeRange(start: .zero, duration: asset.duration) }
}

@_spi(Host)
extension AVPlayerItem: KeyedProperties {
  /// The state that Apple documents as observable.
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
  /// Posted when an item has been played to its end.
  public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
  /// The name for items that could not be played to their end. Never posted.
  public static let failedToPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
  /// Posted when an item has moved to another time.
  public static let timeJumpedNotification = NSNotification.Name.AVPlayerItemTimeJumped
  /// The name for items that ran out of data. Never posted.
  public static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
}

extension NSNotification.Name {
  // - Source: developer.apple.com/documentation/avfoundation/avplayeritem

  /// Posted when an item has been played to its end.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// The name for items that could not be played to their end. Never posted.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Posted when an item has moved to another time.
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
  /// The name for items that ran out of data. Never posted.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
  /// The name for new entries in the log of accesses. Never posted.
  public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntry")
  /// The name for new entries in the log of errors. Never posted.
  public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntry")
}

/// The key for the error in a notification that an item could not be played to its end.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayeritemfailedtoplaytoendtimeerrorkey
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
