import CoreGraphics
import CoreMedia

extension AVPartialAsyncProperty where Root: AVAsset {
  /// The duration.
  public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty { try $0.opened($0.duration) } }
  /// The tracks.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty { try $0.opened($0.tracks) } }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { try $0.opened($0.isPlayable) } }
  /// Whether it can be exported.
  public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { try $0.opened($0.isExportable) } }
  /// Whether an `AVAssetReader` could read it.
  public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { try $0.opened($0.isReadable) } }
  /// Whether compositions can contain it.
  public static var isComposable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { try $0.opened($0.isComposable) } }
  /// Whether the content is protected.
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
    AVAsyncProperty { try $0.opened($0.hasProtectedContent) }
  }

  /// How the pictures are turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    AVAsyncProperty { try $0.opened($0.preferredTransform) }
  }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// The size of the pictures, in pixels, before they are turned.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty { $0.naturalSize } }
  /// How the pictures are turned.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    AVAsyncProperty { $0.preferredTransform }
  }

  /// The pictures in a second.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty { $0.nominalFrameRate } }
  /// The bits in a second.
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> { AVAsyncProperty { $0.estimatedDataRate } }
  /// The time from the start to the end of the track.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty { $0.timeRange } }
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isPlayable } }
}
