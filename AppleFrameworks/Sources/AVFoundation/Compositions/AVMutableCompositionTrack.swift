import CoreMedia
import MediaFiles

/// A track of a composition that can be changed.
///
/// Unchecked: As in Apple's framework, the app must not change the track while another thread uses it.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmutablecompositiontrack
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  /// Inserts a time range of another track. Later segments move to later times. If the start is after the end of the
  /// track, a gap is inserted before it.
  ///
  /// - Parameter startTime: The start in this track; an invalid time for the end of the track.
  /// - Throws: `invalidSourceMedia` for a track of another type, or an empty time range.
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    guard timeRange.isValid, timeRange.start.isNumeric, track.mediaType == mediaType else {
      throw AVError(.invalidSourceMedia)
    }
    let range = timeRange.intersection(track.timeRange)
    guard !range.isEmpty else { throw AVError(.invalidSourceMedia) }
    insert(range.duration, at: startTime) { place in
      AVCompositionTrackSegment(
        source: track,
        timeMapping: CMTimeMapping(source: range, target: CMTimeRange(start: place, duration: range.duration)))
    }
  }

  /// Inserts a gap. Later segments move to later times.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    insert(timeRange.duration, at: timeRange.start) { place in
      AVCompositionTrackSegment(
        source: nil,
        timeMapping: CMTimeMapping(
          source: .invalid, target: CMTimeRange(start: place, duration: timeRange.duration)))
    }
  }

  private func insert(_ length: CMTime, at time: CMTime, _ piece: (CMTime) -> AVCompositionTrackSegment) {
    let end = timeRange.end
    let place = time.isNumeric ? time : end
    if place > end {
      pieces.append(
        AVCompositionTrackSegment(
          source: nil, timeMapping: CMTimeMapping(source: .invalid, target: CMTimeRange(start: end, end: place))))
    }
    let before = pieces.compactMap { $0.cut(to: CMTimeRange(start: .zero, end: place)) }
    let after = place < end ? pieces.compactMap { $0.cut(to: CMTimeRange(start: place, end: end)) } : []
    pieces = before + [piece(place)] + after.map { $0.moved(by: length) }
  }

  /// Removes a time range. Later segments move to earlier times.
  open func removeTimeRange(_ timeRange: CMTimeRange) {
    let end = self.timeRange.end
    let removed = timeRange.intersection(self.timeRange)
    guard !removed.isEmpty else { return }
    let before = pieces.compactMap { $0.cut(to: CMTimeRange(start: .zero, end: removed.start)) }
    let after =
      removed.end < end ? pieces.compactMap { $0.cut(to: CMTimeRange(start: removed.end, end: end)) } : []
    pieces = before + after.map { $0.moved(by: .zero - removed.duration) }
  }
}
