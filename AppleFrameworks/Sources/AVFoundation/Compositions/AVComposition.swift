import CoreMedia
import Foundation
import MediaFiles

/// An asset that consists of parts of other assets.
///
/// Unchecked: Only the mutable subclass changes the composition.
///
/// - Source: developer.apple.com/documentation/avfoundation/avcomposition
open class AVComposition: AVAsset, @unchecked Sendable {
  var parts: [AVMutableCompositionTrack] = []
  var size = CGSize.zero

  /// Creates a composition without tracks.
  public override init() { super.init() }

  override var failure: (any Error)? { nil }
  /// The duration, which is the end of the longest track.
  open override var duration: CMTime { parts.map(\.timeRange.end).max() ?? .zero }
  /// The tracks in the order of their addition.
  open override var tracks: [AVAssetTrack] { parts }
  /// Whether the composition is playable. Always `true`.
  open override var isPlayable: Bool { true }
  /// Whether the composition can be used in compositions. Always `true`.
  open override var isComposable: Bool { true }

  /// The size of the video, in pixels.
  ///
  /// - Default: the size of the first video track.
  open var naturalSize: CGSize {
    size == .zero ? parts.first { $0.mediaType == .video }?.naturalSize ?? .zero : size
  }
}
