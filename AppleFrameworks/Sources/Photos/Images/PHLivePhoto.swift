// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PermissionResponses
import UIKit

public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A Live Photo. None can be created, because decoding is not supported.
///
/// - Source: developer.apple.com/documentation/photokit/phlivephoto
open class PHLivePhoto: NSObject, @unchecked Sendable {
  // Unchecked: The type has no state.
  override init() { super.init() }
  open var size: CGSize { .zero }

  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    RunLoopTurn.later { resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)]) }
    return 1
  }

  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
