import Foundation

/// An asset catalog as it lies in a project: a folder `.xcassets` with folders for assets in it.
///
/// The folder is walked when something is asked for first, an asset's own file when that asset is. What was read is kept;
/// a catalog does not notice later changes of its files: make another one.
///
/// Unchecked: the lock guards everything that changes.
///
/// - Source: developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format
package final class AssetCatalog: @unchecked Sendable {
  package let path: String
  private let report: @Sendable (AssetCatalogError) -> Void
  private let lock = NSLock()
  private var index: AssetIndex?
  private var images: [String: AssetImageSet?] = [:]
  private var symbols: [String: AssetImageSet?] = [:]
  private var colors: [String: AssetColorSet?] = [:]
  private var datas: [String: AssetDataSet?] = [:]

  /// - Parameter report: Hears of each thing that cannot be read, once; all other assets are there nevertheless.
  package init(path: String, report: @escaping @Sendable (AssetCatalogError) -> Void = { _ in }) {
    self.path = path
    self.report = report
  }

  /// The names of all assets of a kind, sorted.
  package func names(of kind: AssetKind) -> [String] {
    reporting { _ in loadedIndex().folders[kind, default: [:]].keys.sorted() }
  }

  /// The picture of a name; nil where there is none, or it cannot be read.
  package func imageSet(named name: String) -> AssetImageSet? {
    find(name, .image, in: \.images) { folder throws(AssetCatalogError) in
      try ContentsFile.read(ImageSetContents.self, at: "\(folder)/Contents.json").imageSet(named: name, in: folder)
    }
  }

  /// The symbol of a name; nil where there is none, or it cannot be read.
  package func symbolSet(named name: String) -> AssetImageSet? {
    find(name, .symbol, in: \.symbols) { folder throws(AssetCatalogError) in
      try ContentsFile.read(ImageSetContents.self, at: "\(folder)/Contents.json").imageSet(named: name, in: folder)
    }
  }

  /// The color of a name; nil where there is none, or it cannot be read.
  package func colorSet(named name: String) -> AssetColorSet? {
    find(name, .color, in: \.colors) { folder throws(AssetCatalogError) in
      try ContentsFile.read(ColorSetContents.self, at: "\(folder)/Contents.json").colorSet(named: name)
    }
  }

  /// The data of a name; nil where there is none, or it cannot be read.
  package func dataSet(named name: String) -> AssetDataSet? {
    find(name, .data, in: \.datas) { folder throws(AssetCatalogError) in
      try ContentsFile.read(DataSetContents.self, at: "\(folder)/Contents.json").dataSet(named: name, in: folder)
    }
  }

  // MARK: - Finding

  private var pending: [AssetCatalogError] = []

  private func find<Asset>(
    _ name: String, _ kind: AssetKind, in known: ReferenceWritableKeyPath<AssetCatalog, [String: Asset?]>,
    read: (String) throws(AssetCatalogError) -> Asset
  ) -> Asset? {
    reporting { catalog in
      if let asset = catalog[keyPath: known][name] { return asset }
      guard let folder = catalog.loadedIndex().folders[kind]?[name] else { return nil }
      var asset: Asset?
      do throws(AssetCatalogError) { asset = try read(folder) } catch { catalog.pending.append(error) }
      catalog[keyPath: known][name] = .some(asset)
      return asset
    }
  }

  /// Only while locked.
  private func loadedIndex() -> AssetIndex {
    if let index { return index }
    let loaded = AssetIndex(catalog: path)
    pending += loaded.errors
    index = loaded
    return loaded
  }

  /// Errors are told after the lock is open, since whoever hears of them may ask for another asset.
  private func reporting<Result>(_ work: (AssetCatalog) -> Result) -> Result {
    let (result, errors) = lock.withLock {
      let result = work(self)
      defer { pending = [] }
      return (result, pending)
    }
    for error in errors { report(error) }
    return result
  }
}

/// The kinds of assets that programs ask for by name.
package enum AssetKind: String, Sendable, CaseIterable {
  case image = "imageset"
  case color = "colorset"
  case symbol = "symbolset"
  case data = "dataset"
}
