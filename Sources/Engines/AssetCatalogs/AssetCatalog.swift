import Foundation

/// An asset catalog of a project: a folder `.xcassets` that contains a folder for each asset.
///
/// The catalog reads its folders on the first lookup, and the file of an asset on the first lookup of that asset. It
/// caches the results, and does not notice later changes of its files. Create another catalog to read them again.
///
/// Unchecked: the lock guards all mutable state.
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

  /// Creates a catalog of the folder at `path`.
  ///
  /// - Parameter report: A closure that receives each error once. The other assets stay available.
  package init(path: String, report: @escaping @Sendable (AssetCatalogError) -> Void = { _ in }) {
    self.path = path
    self.report = report
  }

  /// Returns the names of all assets of a kind, sorted.
  package func names(of kind: AssetKind) -> [String] {
    reporting { _ in loadedIndex().folders[kind, default: [:]].keys.sorted() }
  }

  /// Returns the image of a name, or nil if it does not exist or is unreadable.
  package func imageSet(named name: String) -> AssetImageSet? {
    find(name, .image, in: \.images) { folder throws(AssetCatalogError) in
      try ContentsFile.read(ImageSetContents.self, at: "\(folder)/Contents.json").imageSet(named: name, in: folder)
    }
  }

  /// Returns the symbol of a name, or nil if it does not exist or is unreadable.
  package func symbolSet(named name: String) -> AssetImageSet? {
    find(name, .symbol, in: \.symbols) { folder throws(AssetCatalogError) in
      try ContentsFile.read(ImageSetContents.self, at: "\(folder)/Contents.json").imageSet(named: name, in: folder)
    }
  }

  /// Returns the color of a name, or nil if it does not exist or is unreadable.
  package func colorSet(named name: String) -> AssetColorSet? {
    find(name, .color, in: \.colors) { folder throws(AssetCatalogError) in
      try ContentsFile.read(ColorSetContents.self, at: "\(folder)/Contents.json").colorSet(named: name)
    }
  }

  /// Returns the data of a name, or nil if it does not exist or is unreadable.
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

  /// Returns the index, and reads it first if necessary. The caller must own the lock.
  private func loadedIndex() -> AssetIndex {
    if let index { return index }
    let loaded = AssetIndex(catalog: path)
    pending += loaded.errors
    index = loaded
    return loaded
  }

  /// Runs `work` and reports its errors after the lock is released, because `report` may request another asset.
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

/// The kinds of assets that programs request by name.
package enum AssetKind: String, Sendable, CaseIterable {
  case image = "imageset"
  case color = "colorset"
  case symbol = "symbolset"
  case data = "dataset"
}
