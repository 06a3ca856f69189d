import UIKit

/// The metadata of a page: its title, URL and images.
///
/// - Source: developer.apple.com/documentation/linkpresentation/lplinkmetadata
open class LPLinkMetadata: NSObject, NSCopying {
  /// The requested URL.
  open var originalURL: URL?
  /// The resulting URL.
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    (copy.originalURL, copy.url, copy.title, copy.remoteVideoURL) = (originalURL, url, title, remoteVideoURL)
    (copy.iconProvider, copy.imageProvider, copy.videoProvider) = (iconProvider, imageProvider, videoProvider)
    return copy
  }
}
