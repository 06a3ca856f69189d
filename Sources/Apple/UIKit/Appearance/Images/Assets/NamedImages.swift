import AssetCatalogs
import Foundation

/// The named images of bundles: those in asset catalogs, followed by those in files.
enum NamedImages {
  static func find(_ name: String, in bundle: Bundle, for traits: UITraitCollection) -> UIImage? {
    guard !name.isEmpty, !name.contains("\0") else { return nil }
    for catalog in BundleAssets.catalogs(of: bundle) {
      if let asset = CatalogImages.asset(name, in: catalog) { return asset.variant(for: traits)?.with(asset: asset) }
      if let set = catalog.symbolSet(named: name) { return CatalogSymbols.image(of: set, for: traits) }
    }
    for folder in BundleAssets.pictureFolders(of: bundle) {
      if let image = FileImages.find(name, inDirectory: folder, for: traits) { return image }
    }
    return nil
  }
}
