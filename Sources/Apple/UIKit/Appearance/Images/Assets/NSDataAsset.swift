import AssetCatalogs
import Foundation

/// A file of any type in an asset catalog.
///
/// - Source: developer.apple.com/documentation/uikit/nsdataasset
open class NSDataAsset: NSObject, NSCopying {
  /// The name of the asset.
  public let name: String

  /// The contents of the file.
  public let data: Data

  /// The uniform type identifier of the contents in the catalog; `public.data` if there is none.
  public let typeIdentifier: String

  /// The maximum size, more than apps have in catalogs, so that a device file doesn't exhaust memory.
  private static let maximumBytes = 1 << 30

  /// Creates a data asset from the main bundle's catalogs; `nil` if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Creates a data asset from a bundle's catalogs; `nil` if there is none or its file can't be read.
  public init?(name: String, bundle: Bundle) {
    let surroundings = AssetTraits(.current)
    let variant = BundleAssets.catalogs(of: bundle).lazy.compactMap { $0.dataSet(named: name) }.first?
      .variant(for: surroundings)
    guard let variant else { return nil }
    let attributes = try? FileManager.default.attributesOfItem(atPath: variant.path)
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular,
      (attributes[.size] as? NSNumber)?.intValue ?? .max <= NSDataAsset.maximumBytes,
      let data = FileManager.default.contents(atPath: variant.path)
    else {
      Diagnostics.reportFromAnyThread("NSDataAsset: \(variant.path) cannot be read.")
      return nil
    }
    self.name = name
    self.data = data
    typeIdentifier = variant.typeIdentifier ?? "public.data"
    super.init()
  }

  /// Returns the asset itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
