import CoreMedia
import Foundation
import MediaFiles

/// An asset that consists of parts of others.
///
/// Unchecked: Only its mutable subclass changes it.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcomposition
open class AVComposition: AVAsset, @unchecked Sendable {
  var parts: [AVMutableCompositionTrack] = []
  var size = CGSize.zero

  /// Creates a composition without tracks.
  public override init() { super.init() }

  override var failure: (any Error)? { nil }
  /// The end of the longest track.
  open override var duration: CMTime { parts.map(\.timeRange.end).max() ?? .zero }
  /// The tracks, in the order in which they were added.
  open override var tracks: [AVAssetTrack] { parts }
  /// Whether it can be played. Always `true`.
  open override var isPlayable: Bool { true }
  /// Whether compositions can contain it. Always `true`.
  open override var isComposable: Bool { true }

  /// The size of the pictures, in pixels.
  ///
  /// - Default: that of the first video track.
  open var naturalSize: CGSize {
    size == .zero ? parts.first { $0.mediaType == .video }?.naturalSize ?? .zero : size
  }
}
