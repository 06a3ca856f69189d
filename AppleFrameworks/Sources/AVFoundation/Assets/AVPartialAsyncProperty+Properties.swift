import CoreGraphics
import CoreMedia

extension AVPartialAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty { try $0.opened($0.duration) } }
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty { try $0.opened($0.tracks) } }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { try $0.opened($0.isPlayable) } }
  public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { try $0.opened($0.isExportable) } }
  public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { try $0.opened($0.isReadable) } }
  public static var isComposable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { try $0.opened($0.isComposable) } }
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
    AVAsyncProperty { try $0.opened($0.hasProtectedContent) }
  }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    AVAsyncProperty { try $0.opened($0.preferredTransform) }
  }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty { $0.naturalSize } }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    AVAsyncProperty { $0.preferredTransform }
  }
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty { $0.nominalFrameRate } }
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> { AVAsyncProperty { $0.estimatedDataRate } }
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty { $0.timeRange } }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isPlayable } }
}
