import CoreMedia
import Foundation
import MediaFiles

/// An asset put together of pieces of others.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcomposition
open class AVComposition: AVAsset, @unchecked Sendable {
  var parts: [AVMutableCompositionTrack] = []
  var size = CGSize.zero

  public override init() { super.init() }

  override var failure: (any Error)? { nil }
  open override var duration: CMTime { parts.map(\.timeRange.end).max() ?? .zero }
  open override var tracks: [AVAssetTrack] { parts }
  open override var isPlayable: Bool { true }
  open override var isComposable: Bool { true }
  open var naturalSize: CGSize {
    size == .zero ? parts.first { $0.mediaType == .video }?.naturalSize ?? .zero : size
  }
}

/// - Source: developer.apple.com/documentation/avfoundation/avmutablecomposition
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  open override var naturalSize: CGSize {
    get { super.naturalSize }
    set { size = newValue }
  }

  /// - Parameter preferredTrackID: `kCMPersistentTrackID_Invalid` for any.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let used = Set(parts.map(\.trackID))
    guard !used.contains(preferredTrackID) else { return nil }
    let identifier =
      preferredTrackID == kCMPersistentTrackID_Invalid ? (used.max() ?? 0) + 1 : preferredTrackID
    let track = AVMutableCompositionTrack(mediaType: mediaType, identifier: identifier, composition: self)
    parts.append(track)
    return track
  }

  /// The tracks of a kind, which can be changed.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVMutableCompositionTrack] {
    parts.filter { $0.mediaType == mediaType }
  }

  open func removeTrack(_ track: AVCompositionTrack) { parts.removeAll { $0 === track } }
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
    parts.first { $0.mediaType == track.mediaType }
  }

  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
    for track in asset.tracks {
      guard
        let own = mutableTrack(compatibleWith: track)
          ?? addMutableTrack(withMediaType: track.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
      else { continue }
      try own.insertTimeRange(timeRange, of: track, at: startTime)
    }
  }

  open func removeTimeRange(_ timeRange: CMTimeRange) { for part in parts { part.removeTimeRange(timeRange) } }
}

/// - Source: developer.apple.com/documentation/avfoundation/avcompositiontrack
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
  private let kind: AVMediaType
  private let identifier: CMPersistentTrackID
  var pieces: [AVCompositionTrackSegment] = []
  var transform: CGAffineTransform?

  init(mediaType: AVMediaType, identifier: CMPersistentTrackID, composition: AVComposition) {
    kind = mediaType
    self.identifier = identifier
    super.init(asset: composition, track: nil)
  }

  open override var mediaType: AVMediaType { kind }
  open override var trackID: CMPersistentTrackID { identifier }
  open var segments: [AVCompositionTrackSegment] { pieces }
  private var source: AVAssetTrack? { pieces.lazy.compactMap(\.source).first }
  open override var naturalSize: CGSize { source?.naturalSize ?? .zero }
  open override var nominalFrameRate: Float { source?.nominalFrameRate ?? 0 }
  open override var naturalTimeScale: CMTimeScale { source?.naturalTimeScale ?? 600 }

  open override var timeRange: CMTimeRange {
    CMTimeRange(start: .zero, duration: pieces.last?.timeMapping.target.end ?? .zero)
  }

  open override var preferredTransform: CGAffineTransform {
    get { transform ?? .identity }
    set { transform = newValue }
  }
}

/// A piece of another track, or silence.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcompositiontracksegment
open class AVCompositionTrackSegment: NSObject, @unchecked Sendable {
  let source: AVAssetTrack?
  public let timeMapping: CMTimeMapping

  init(source: AVAssetTrack?, timeMapping: CMTimeMapping) {
    self.source = source
    self.timeMapping = timeMapping
  }

  open var isEmpty: Bool { source == nil }
  open var sourceURL: URL? { source?.asset?.source }
  open var sourceTrackID: CMPersistentTrackID { source?.trackID ?? kCMPersistentTrackID_Invalid }

  func moved(by time: CMTime) -> AVCompositionTrackSegment {
    let target = CMTimeRange(start: timeMapping.target.start + time, duration: timeMapping.target.duration)
    return AVCompositionTrackSegment(
      source: source, timeMapping: CMTimeMapping(source: timeMapping.source, target: target))
  }

  /// What of it lies in a stretch of the track.
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

/// - Source: developer.apple.com/documentation/avfoundation/avmutablecompositiontrack
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  /// Puts a piece in; what lies behind moves. Behind the end, silence fills the gap.
  ///
  /// - Parameter startTime: invalid for the end.
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
