import UIKit

/// The artwork of a media item.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpmediaitemartwork
open class MPMediaItemArtwork: NSObject {
  public let bounds: CGRect
  private let request: (CGSize) -> UIImage

  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
  }

  open func image(at size: CGSize) -> UIImage? { request(size) }
}
