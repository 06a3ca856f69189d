import CoreMedia
import Foundation
import MediaFiles

/// A track that consists of segments of other tracks.
///
/// Unchecked: Only the mutable subclass changes the track.
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

  /// The media type with which the track was created.
  open override var mediaType: AVMediaType { kind }
  /// The identifier in the composition.
  open override var trackID: CMPersistentTrackID { identifier }
  /// The segments in the order of time.
  open var segments: [AVCompositionTrackSegment] { pieces }
  private var source: AVAssetTrack? { pieces.lazy.compactMap(\.source).first }
  /// The size of the images of the first segment with media, in pixels.
  open override var naturalSize: CGSize { source?.naturalSize ?? .zero }
  /// The frame rate of the first segment with media, in images per second.
  open override var nominalFrameRate: Float { source?.nominalFrameRate ?? 0 }

  /// The number of time units per second of the first segment with media.
  ///
  /// - Default: 600.
  open override var naturalTimeScale: CMTimeScale { source?.naturalTimeScale ?? 600 }

  /// The time from zero to the end of the last segment.
  open override var timeRange: CMTimeRange {
    CMTimeRange(start: .zero, duration: pieces.last?.timeMapping.target.end ?? .zero)
  }

  /// The transform of the images.
  ///
  /// - Default: the identity.
  open override var preferredTransform: CGAffineTransform {
    get { transform ?? .identity }
    set { transform = newValue }
  }
}
