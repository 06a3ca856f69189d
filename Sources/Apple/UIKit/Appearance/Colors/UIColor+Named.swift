import AssetCatalogs
import CoreGraphics
import Foundation
import Synchronization

extension UIColor {
  /// Creates a color from the main bundle's asset catalogs. See `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a color from a bundle's asset catalogs by its name; `nil` if there is none.
  ///
  /// If the catalog has variants, the color is dynamic and resolved on use.
  ///
  /// - Parameters:
  ///   - bundle: The bundle; `nil` for the main bundle.
  ///   - traitCollection: Traits for which the color must have a variant if it has any. The color isn't limited to it.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let found = CatalogColors.find(name, in: bundle ?? .main, for: traitCollection ?? .current) else {
      return nil
    }
    self.init(found)
  }
}

/// The colors of asset catalogs.
private enum CatalogColors {
  private struct Key: Hashable {
    let catalog: ObjectIdentifier
    let name: String
  }

  private struct Entry {
    /// The catalog, retained since its address is the key.
    let catalog: AssetCatalog
    let storage: ColorStorage
  }

  private static let entries = Mutex<[Key: Entry]>([:])

  static func find(_ name: String, in bundle: Bundle, for traits: UITraitCollection) -> ColorStorage? {
    for catalog in BundleAssets.catalogs(of: bundle) {
      guard let set = catalog.colorSet(named: name) else { continue }
      guard set.variant(for: AssetTraits(traits)) != nil else { return nil }
      let key = Key(catalog: ObjectIdentifier(catalog), name: name)
      if let known = entries.withLock({ $0[key] }) { return known.storage }
      let storage = storage(of: set)
      return entries.withLock { entries in
        // The first entry counts, so that all callers get the same color.
        if let known = entries[key] { return known.storage }
        entries[key] = Entry(catalog: catalog, storage: storage)
        return storage
      }
    }
    return nil
  }

  /// Returns the cached storage, so that the same name results in equal colors.
  private static func storage(of set: AssetColorSet) -> ColorStorage {
    if set.variants.count == 1, let only = set.variants.first, only.qualifiers == AssetQualifiers() {
      return UIColor(only.color).storage
    }
    return .provider(
      DynamicColorProvider { traits in
        let variant = set.variant(for: AssetTraits(traits)) ?? set.variants.first
        return variant.map { UIColor($0.color) } ?? .clear
      })
  }
}

extension UIColor {
  fileprivate convenience init(_ color: AssetColor) {
    switch color {
    case .sRGB(let red, let green, let blue, let alpha):
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    case .linearRGB(let red, let green, let blue, let alpha):
      func encoded(_ value: Double) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
      }
      self.init(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
    case .displayP3(let red, let green, let blue, let alpha):
      self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .gray(let white, let alpha):
      self.init(white: white, alpha: alpha)
    case .system(let name):
      if let system = SystemColors.named(name) {
        self.init(system.storage)
      } else {
        Diagnostics.reportFromAnyThread(
          "UIColor: an asset catalog refers to \(name), which is not a known system color.")
        self.init(white: 0, alpha: 0)
      }
    }
  }
}
