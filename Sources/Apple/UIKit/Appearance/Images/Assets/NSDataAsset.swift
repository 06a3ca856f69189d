import AssetCatalogs
import Foundation

/// A file of any kind from an asset catalog.
///
/// - Source: developer.apple.com/documentation/uikit/nsdataasset
open class NSDataAsset: NSObject, NSCopying {
  /// The name by which the asset was found.
  public let name: String

  /// The file's content.
  public let data: Data

  /// The kind of content as a uniform type identifier, as the catalog has it; `public.data` where it says nothing.
  public let typeIdentifier: String

  /// More than any app carries in a catalog; it keeps a device file from filling memory.
  private static let maximumBytes = 1 << 30

  /// Creates a data asset of the main bundle's catalogs; nil where there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Creates a data asset of a bundle's catalogs; nil where there is none, or its file cannot be read.
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

  /// Returns the asset itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
