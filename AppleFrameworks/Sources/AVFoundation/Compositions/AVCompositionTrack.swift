import CoreMedia
import Foundation
import MediaFiles

/// A track that consists of segments of other tracks.
///
/// Unchecked: Only its mutable subclass changes it.
///
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

  /// The type of the media, as it was given.
  open override var mediaType: AVMediaType { kind }
  /// The identifier inside the composition.
  open override var trackID: CMPersistentTrackID { identifier }
  /// The segments, in the order of time.
  open var segments: [AVCompositionTrackSegment] { pieces }
  private var source: AVAssetTrack? { pieces.lazy.compactMap(\.source).first }
  /// The size of the pictures of the first segment with media, in pixels.
  open override var naturalSize: CGSize { source?.naturalSize ?? .zero }
  /// The pictures in a second of the first segment with media.
  open override var nominalFrameRate: Float { source?.nominalFrameRate ?? 0 }

  /// The units of time in a second of the first segment with media.
  ///
  /// - Default: 600.
  open override var naturalTimeScale: CMTimeScale { source?.naturalTimeScale ?? 600 }

  /// The time from zero to the end of the last segment.
  open override var timeRange: CMTimeRange {
    CMTimeRange(start: .zero, duration: pieces.last?.timeMapping.target.end ?? .zero)
  }

  /// How the pictures are turned.
  ///
  /// - Default: not at all.
  open override var preferredTransform: CGAffineTransform {
    get { transform ?? .identity }
    set { transform = newValue }
  }
}
