import Foundation

/// An image of an asset catalog. Xcode declares a static property for each.
///
/// - Source: developer.apple.com/documentation/developertoolssupport/imageresource
public struct ImageResource: Hashable, Sendable {
  @_spi(Host) public let name: String
  @_spi(Host) public let bundle: Bundle

  /// - Parameters:
  ///   - name: with the namespaces that the catalog's folders provide, `Buttons/Close`.
  ///   - bundle: whose catalog it is in.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Creates a catalog's image, which has to be there.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/init(resource:)
  public convenience init(resource: ImageResource) {
    guard let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
      fatalError("UIImage: \(resource.bundle.bundlePath) has no image named \"\(resource.name)\"")
    }
    self.init(content: image.content, appearance: image.appearance)
  }
}
