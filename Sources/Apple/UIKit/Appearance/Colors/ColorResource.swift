import Foundation

/// A color of an asset catalog. Xcode declares a static property for each.
///
/// - Source: developer.apple.com/documentation/developertoolssupport/colorresource
public struct ColorResource: Hashable, Sendable {
  @_spi(Host) public let name: String
  @_spi(Host) public let bundle: Bundle

  /// - Parameters:
  ///   - name: with the namespaces that the catalog's folders provide, `Buttons/Primary`.
  ///   - bundle: whose catalog it is in.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// Creates a catalog's color, which has to be there.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicolor/init(resource:)
  public convenience init(resource: ColorResource) {
    guard let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
      // A new project's accent color is empty: it is the system's.
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
