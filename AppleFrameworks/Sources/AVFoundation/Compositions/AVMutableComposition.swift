import CoreMedia
import Foundation
import MediaFiles

/// A composition that can be changed.
///
/// Unchecked: As in Apple's framework, the app must not change the composition while another thread uses it.
///
/// - Source: developer.apple.com/documentation/avfoundation/avmutablecomposition
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  /// The size of the video, in pixels.
  ///
  /// - Default: the size of the first video track.
  open override var naturalSize: CGSize {
    get { super.naturalSize }
    set { size = newValue }
  }

  /// Adds a track.
  ///
  /// - Parameter preferredTrackID: The identifier; `kCMPersistentTrackID_Invalid` for an automatic one.
  /// - Returns: The track; `nil` if the identifier is in use.
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

  /// Returns the mutable tracks of a type.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVMutableCompositionTrack] {
    parts.filter { $0.mediaType == mediaType }
  }

  /// Removes a track.
  open func removeTrack(_ track: AVCompositionTrack) { parts.removeAll { $0 === track } }
  /// Returns the first track of the same type as another track; `nil` if there is none.
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? {
    parts.first { $0.mediaType == track.mediaType }
  }

  /// Inserts a time range of all tracks of an asset into tracks of the same types, which are added if necessary.
  ///
  /// - Throws: `invalidSourceMedia` if a track contains no media in the time range.
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
    for track in asset.tracks {
      guard
        let own = mutableTrack(compatibleWith: track)
          ?? addMutableTrack(withMediaType: track.mediaType, preferredTrackID: kCMPersistentTrackID_Invalid)
      else { continue }
      try own.insertTimeRange(timeRange, of: track, at: startTime)
    }
  }

  /// Removes a time range from all tracks. Later segments move to earlier times.
  open func removeTimeRange(_ timeRange: CMTimeRange) { for part in parts { part.removeTimeRange(timeRange) } }
}
