// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreMedia
import Foundation
import HostServices
import PermissionResponses

/// An asset that is played, and where it has got to.
///
/// - Source: developer.apple.com/documentation/avfoundation/avplayeritem
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay, failed
  }

  public let asset: AVAsset
  weak var player: AVPlayer?
  /// Where it starts when a player takes it, or stands after one has let it go.
  var rest = 0.0

  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) { self.asset = asset }

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Unknown until a player has it.
  open var status: Status {
    guard player != nil || wasTaken else { return .unknown }
    return asset.failure == nil ? .readyToPlay : .failed
  }
  var wasTaken = false

  open var error: (any Error)? { status == .failed ? asset.failure : nil }
  open var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }
  open var tracks: [AVPlayerItemTrack] { status == .readyToPlay ? asset.tracks.map(AVPlayerItemTrack.init) : [] }

  /// The size of the pictures as they are turned.
  open var presentationSize: CGSize {
    guard let track = asset.tracks(withMediaType: .video).first, status == .readyToPlay else { return .zero }
    let rect = CGRect(origin: .zero, size: track.naturalSize).applying(track.preferredTransform)
    return rect.size
  }

  // MARK: - Time

  open func currentTime() -> CMTime {
    CMTime(seconds: player?.position(of: self) ?? rest, preferredTimescale: 1_000_000_000)
  }

  open func currentDate() -> Date? { nil }

  /// Where playing ends before the asset does; invalid for its own end.
  open var forwardPlaybackEndTime = CMTime.invalid
  open var reversePlaybackEndTime = CMTime.invalid

  var endSeconds: Double {
    let whole = asset.duration.isNumeric ? asset.duration.seconds : 0
    return forwardPlaybackEndTime.isNumeric ? min(forwardPlaybackEndTime.seconds, whole) : whole
  }

  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    move(to: time)
    RunLoopTurn.later { completionHandler?(true) }
  }

  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  open func cancelPendingSeeks() {}

  private func move(to time: CMTime) {
    let place = time.isPositiveInfinity ? endSeconds : time.isNumeric ? min(max(time.seconds, 0), endSeconds) : 0
    rest = place
    player?.moved(self, to: place)
  }

  // MARK: - Buffers

  /// A file on the device is all there.
  private var isThere: Bool { status == .readyToPlay }

  open var isPlaybackLikelyToKeepUp: Bool { isThere }
  open var isPlaybackBufferFull: Bool { isThere }
  open var isPlaybackBufferEmpty: Bool { !isThere }
  open var canPlayFastForward: Bool { isThere }
  open var canPlaySlowForward: Bool { isThere }
  open var canPlayReverse: Bool { false }
  open var canStepForward: Bool { false }
  open var canStepBackward: Bool { false }
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate = 0.0
  open var preferredMaximumResolution = CGSize.zero
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  open var videoComposition: AVVideoComposition?

  open var loadedTimeRanges: [NSValue] { isThere ? [NSValue(timeRange: whole)] : [] }
  open var seekableTimeRanges: [NSValue] { loadedTimeRanges }
  private var whole: CMTimeRange { CMTimeRange(start: .zero, duration: asset.duration) }
}

extension AVPlayerItem {
  public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
  public static let failedToPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
  public static let timeJumpedNotification = NSNotification.Name.AVPlayerItemTimeJumped
  public static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
}

extension NSNotification.Name {
  // - Source: developer.apple.com/documentation/avfoundation/avplayeritem

  /// Posted when an item has been played to its end.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntry")
  public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntry")
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
