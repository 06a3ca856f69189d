import AssetCatalogs
import Foundation
import ImageCodecs
import Synchronization

/// The symbols in asset catalogs.
enum CatalogSymbols {
  /// The symbols by the paths of their files.
  private static let symbols = Mutex<[String: CustomSymbol]>([:])

  /// Returns the symbol; `nil` if the set has no file for the traits or it isn't a template.
  static func image(of set: AssetImageSet, for traits: UITraitCollection) -> UIImage? {
    guard let variant = set.variant(for: AssetTraits(traits)), let symbol = symbol(at: variant.path) else {
      return nil
    }
    let image = UIImage().showing(SymbolImage(name: set.name, configuration: nil, custom: symbol), in: traits)
    if image.isSymbolImage { return image }
    Diagnostics.reportFromAnyThread(
      "UIImage: \(variant.path) is not a symbol template: it has no group such as \"Regular-M\".")
    return nil
  }

  private static func symbol(at path: String) -> CustomSymbol? {
    if let known = symbols.withLock({ $0[path] }) { return known }
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      (attributes[.size] as? NSNumber)?.intValue ?? .max <= VectorFile.maximumBytes,
      attributes[.type] as? FileAttributeType == .typeRegular,
      let data = FileManager.default.contents(atPath: path)
    else {
      Diagnostics.reportFromAnyThread("UIImage: \(path) cannot be read.")
      return nil
    }
    do throws(VectorFileError) {
      let symbol = CustomSymbol(try VectorFile([UInt8](data)))
      symbols.withLock { $0[path] = symbol }
      return symbol
    } catch {
      Diagnostics.reportFromAnyThread("UIImage: \(path): \(error).")
      return nil
    }
  }
}
