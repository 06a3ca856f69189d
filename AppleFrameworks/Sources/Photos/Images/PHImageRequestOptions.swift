import CoreGraphics
import Foundation

/// - Source: developer.apple.com/documentation/photokit/phimagecontentmode
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill

  public static let `default` = PHImageContentMode.aspectFit
}

public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current = 0
  case unadjusted, original
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0
  case highQualityFormat, fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none = 0
  case fast, exact
}

public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
)
  -> Void
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

/// The options of a request for an image.
///
/// - Source: developer.apple.com/documentation/photokit/phimagerequestoptions
open class PHImageRequestOptions: NSObject {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() { super.init() }
}

public enum PHVideoRequestOptionsVersion: Int, Sendable {
  case current = 0
  case original
}

public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic = 0
  case highQualityFormat, mediumQualityFormat, fastFormat
}

/// The options of a request for a video.
///
/// - Source: developer.apple.com/documentation/photokit/phvideorequestoptions
open class PHVideoRequestOptions: NSObject {
  open var version = PHVideoRequestOptionsVersion.current
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetVideoProgressHandler?

  public override init() { super.init() }
}

/// - Source: developer.apple.com/documentation/photokit/phlivephotorequestoptions
open class PHLivePhotoRequestOptions: NSObject {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() { super.init() }
}
