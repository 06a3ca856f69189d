// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AVFoundation
import Foundation
import HostServices
import ImageIO
import PermissionResponses
import UIKit

public typealias PHImageRequestID = Int32
public typealias PHLivePhotoRequestID = Int32

public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// A manager that loads the images of assets. There are no assets, so requests find none.
///
/// - Source: developer.apple.com/documentation/photokit/phimagemanager
open class PHImageManager: NSObject, @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  private let lock = NSLock()
  private var last: PHImageRequestID = 0
  private var cancelled: Set<PHImageRequestID> = []

  public override init() { super.init() }

  open class func `default`() -> PHImageManager { HostServices.state(PHImageManager()) }

  private func answer(_ work: @escaping ([AnyHashable: Any]) -> Void) -> PHImageRequestID {
    let request = lock.withLock {
      last += 1
      return last
    }
    RunLoopTurn.later { [self] in
      let isCancelled = lock.withLock { cancelled.remove(request) != nil }
      work([
        PHImageResultRequestIDKey: request, PHImageCancelledKey: isCancelled,
        PHImageErrorKey: PHPhotosError(isCancelled ? .userCancelled : .identifierNotFound),
      ])
    }
    return request
  }

  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, $0) }
  }

  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, nil, .up, $0) }
  }

  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, nil, .up, $0) }
  }

  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, $0) }
  }

  @discardableResult
  open func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, $0) }
  }

  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, nil, $0) }
  }

  @discardableResult
  open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer { resultHandler(nil, $0) }
  }

  open func cancelImageRequest(_ requestID: PHImageRequestID) { lock.withLock { _ = cancelled.insert(requestID) } }
}

/// A manager that preloads images. There are none to load.
///
/// - Source: developer.apple.com/documentation/photokit/phcachingimagemanager
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  // Unchecked: The requirements of the superclass apply. The property is not read.
  open var allowsCachingHighQualityImages = true

  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}

public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"
