import CoreMedia
import Foundation
import MediaFiles

/// A segment of another track, or a gap.
///
/// Unchecked: The type is immutable.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcompositiontracksegment
open class AVCompositionTrackSegment: NSObject, @unchecked Sendable {
  let source: AVAssetTrack?
  /// The time range in the source and the time range in the track.
  public let timeMapping: CMTimeMapping

  init(source: AVAssetTrack?, timeMapping: CMTimeMapping) {
    self.source = source
    self.timeMapping = timeMapping
  }

  /// Whether the segment is a gap.
  open var isEmpty: Bool { source == nil }
  /// The file of the source; `nil` for a gap.
  open var sourceURL: URL? { source?.asset?.source }
  /// The identifier of the source's track; invalid for a gap.
  open var sourceTrackID: CMPersistentTrackID { source?.trackID ?? kCMPersistentTrackID_Invalid }

  func moved(by time: CMTime) -> AVCompositionTrackSegment {
    let target = CMTimeRange(start: timeMapping.target.start + time, duration: timeMapping.target.duration)
    return AVCompositionTrackSegment(
      source: source, timeMapping: CMTimeMapping(source: timeMapping.source, target: target))
  }

  /// Returns the part of the segment in a time range of the track; `nil` if there is none.
  func cut(to range: CMTimeRange) -> AVCompositionTrackSegment? {
    let target = timeMapping.target.intersection(range)
    guard !target.isEmpty else { return nil }
    let offset = target.start - timeMapping.target.start
    return AVCompositionTrackSegment(
      source: source,
      timeMapping: CMTimeMapping(
        source: CMTimeRange(start: timeMapping.source.start + offset, duration: target.duration), target: target))
  }
}
