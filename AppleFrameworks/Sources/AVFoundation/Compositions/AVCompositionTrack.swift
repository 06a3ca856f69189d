import CoreMedia
import Foundation
import MediaFiles

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
