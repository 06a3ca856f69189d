import CoreLocation
import Foundation
import FoundationGaps
import UIKit

/// A request to change the photo library, which is created in `performChanges`.
///
/// - Source: developer.apple.com/documentation/photokit/phchangerequest
open class PHChangeRequest: NSObject {
  override init() { super.init() }
}

/// - Source: developer.apple.com/documentation/photokit/phassetchangerequest
open class PHAssetChangeRequest: PHChangeRequest {
  open class func creationRequestForAsset(from image: UIImage) -> Self { make() }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { file(fileURL) }
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { file(fileURL) }

  class func make() -> Self { unsafeDowncast(PHAssetChangeRequest.made(self), to: self) }
  private static func file(_ url: URL) -> Self? { FileManager.default.fileExists(atPath: url.path) ? make() : nil }

  private static func made(_ type: PHAssetChangeRequest.Type) -> PHAssetChangeRequest {
    type == PHAssetCreationRequest.self ? PHAssetCreationRequest() : PHAssetChangeRequest()
  }

  public convenience init(for asset: PHAsset) { self.init() }

  open class func deleteAssets(_ assets: any NSFastEnumeration) {}

  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  open var creationDate: Date?
  open var location: CLLocation?
  open var isFavorite = false
  open var isHidden = false
}

/// - Source: developer.apple.com/documentation/photokit/phassetcreationrequest
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> Self { make() }
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { true }

  private var resources: [PHAssetResourceType] = []
  open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {
    resources.append(type)
  }
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {
    resources.append(type)
  }
}

/// - Source: developer.apple.com/documentation/photokit/phassetresourcetype
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo
}

/// - Source: developer.apple.com/documentation/photokit/phassetresourcecreationoptions
open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false

  public override init() { super.init() }
}

/// - Source: developer.apple.com/documentation/photokit/phassetcollectionchangerequest
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
    let request = PHAssetCollectionChangeRequest()
    request.title = title
    return request
  }

  public convenience init?(for assetCollection: PHAssetCollection) {
    self.init()
    title = assetCollection.localizedTitle ?? ""
  }

  open var title = ""
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
  private var changes = 0
  open func addAssets(_ assets: any NSFastEnumeration) { changes += 1 }
  open func removeAssets(_ assets: any NSFastEnumeration) { changes += 1 }
}
