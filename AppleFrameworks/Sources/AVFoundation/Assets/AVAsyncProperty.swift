import CoreGraphics
import CoreMedia

/// A property that is read where reading it does not keep anybody waiting.
///
/// - Source: developer.apple.com/documentation/avfoundation/avpartialasyncproperty
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  init() {}
}

/// - Source: developer.apple.com/documentation/avfoundation/avasyncproperty
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  let read: (Root) throws -> Value

  init(_ read: @escaping (Root) throws -> Value) { self.read = read }
}

/// What has such properties.
///
/// - Source: developer.apple.com/documentation/avfoundation/avasynchronouskeyvalueloading
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsynchronousKeyValueLoading {
  public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T { try property.read(self) }

  public func load<A, B>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) {
    (try propertyA.read(self), try propertyB.read(self))
  }

  public func load<A, B, C>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>, _ propertyC: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) {
    (try propertyA.read(self), try propertyB.read(self), try propertyC.read(self))
  }
}

extension AVAsset: AVAsynchronousKeyValueLoading {
  /// The error, where there is nothing to read from.
  func opened<Value>(_ value: Value) throws -> Value {
    if let failure { throw failure }
    return value
  }
}

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

extension AVAssetTrack: AVAsynchronousKeyValueLoading {}

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
