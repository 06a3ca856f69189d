import CoreGraphics
import CoreMedia

extension AVPartialAsyncProperty where Root: AVAsset {
  /// The duration.
  public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty { try $0.opened($0.duration) } }
  /// The tracks.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty { try $0.opened($0.tracks) } }
  /// Whether the asset is playable.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { try $0.opened($0.isPlayable) } }
  /// Whether the asset can be exported.
  public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { try $0.opened($0.isExportable) } }
  /// Whether an `AVAssetReader` can read the asset.
  public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { try $0.opened($0.isReadable) } }
  /// Whether the asset can be used in compositions.
  public static var isComposable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { try $0.opened($0.isComposable) } }
  /// Whether the content is protected.
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
    AVAsyncProperty { try $0.opened($0.hasProtectedContent) }
  }

  /// The transform of the images.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    AVAsyncProperty { try $0.opened($0.preferredTransform) }
  }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// The size of the images, in pixels, before the transform is applied.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty { $0.naturalSize } }
  /// The transform of the images.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    AVAsyncProperty { $0.preferredTransform }
  }

  /// The frame rate in images per second.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty { $0.nominalFrameRate } }
  /// The data rate in bits per second.
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> { AVAsyncProperty { $0.estimatedDataRate } }
  /// The time from the start to the end of the track.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty { $0.timeRange } }
  /// Whether the track is playable.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isPlayable } }
}
