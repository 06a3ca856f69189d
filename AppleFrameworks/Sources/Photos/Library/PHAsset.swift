import CoreGraphics
import CoreLocation
import Foundation

/// An object in the photo library. There are none, and no function returns one.
///
/// - Source: developer.apple.com/documentation/photokit/phobject
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: The type has no state.
  override init() { super.init() }
  open var localIdentifier: String { "" }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A placeholder for an object that is being created.
public class PHObjectPlaceholder: PHObject, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply.
}

/// A photo, a video or an audio recording in the photo library.
///
/// - Source: developer.apple.com/documentation/photokit/phasset
open class PHAsset: PHObject, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply.
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var playbackStyle: PlaybackStyle { .unsupported }
  open var sourceType: PHAssetSourceType { [] }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var duration: TimeInterval { 0 }
  open var isHidden: Bool { false }
  open var isFavorite: Bool { false }
  open var burstIdentifier: String? { nil }
  open var representsBurst: Bool { false }
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { nil }

  public enum PlaybackStyle: Int, Sendable {
    case unsupported = 0
    case image, imageAnimated, livePhoto, video, videoLooping
  }
}

/// - Source: developer.apple.com/documentation/photokit/phassetmediatype
public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  case image, video, audio
}

/// - Source: developer.apple.com/documentation/photokit/phassetmediasubtype
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
  public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1
  case content, properties
}
