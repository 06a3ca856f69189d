import Foundation

/// An image of an asset catalog. Xcode generates a static property for each.
///
/// - Source: developer.apple.com/documentation/developertoolssupport/imageresource
public struct ImageResource: Hashable, Sendable {
  @_spi(Host) public let name: String
  @_spi(Host) public let bundle: Bundle

  /// - Parameters:
  ///   - name: The name, with the namespaces of the catalog's folders, such as `Buttons/Close`.
  ///   - bundle: The bundle of the catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Creates an image of a catalog, which must exist.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/init(resource:)
  public convenience init(resource: ImageResource) {
    guard let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
      fatalError("UIImage: \(resource.bundle.bundlePath) has no image named \"\(resource.name)\"")
    }
    self.init(content: image.content, appearance: image.appearance)
  }
}
