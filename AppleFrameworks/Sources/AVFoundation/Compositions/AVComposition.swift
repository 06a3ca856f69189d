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
