import Foundation

/// A color of an asset catalog. Xcode generates a static property for each.
///
/// - Source: developer.apple.com/documentation/developertoolssupport/colorresource
public struct ColorResource: Hashable, Sendable {
  @_spi(Host) public let name: String
  @_spi(Host) public let bundle: Bundle

  /// - Parameters:
  ///   - name: The name, with the namespaces of the catalog's folders, such as `Buttons/Primary`.
  ///   - bundle: The bundle of the catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// Creates a color of a catalog, which must exist.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicolor/init(resource:)
  public convenience init(resource: ColorResource) {
    guard let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
      // The accent color of a new project is empty and means that of the system.
      let accent = Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String
      guard resource.name == accent || resource.name == "AccentColor" else {
        fatalError("UIColor: \(resource.bundle.bundlePath) has no color named \"\(resource.name)\"")
      }
      self.init(UIColor.systemBlue.storage)
      return
    }
    self.init(color.storage)
  }
}
