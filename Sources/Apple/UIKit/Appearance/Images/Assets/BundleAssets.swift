import AssetCatalogs
import Foundation
@_spi(Host) import FoundationSupplement
import Synchronization

/// The lookup of named assets: in the asset catalogs in a bundle's resources, in the bundle's image files, and in
/// those that a host adds.
package enum BundleAssets {
  private struct State {
    var added: [AssetCatalog] = []
    /// The folders with image files that a host added.
    var folders: [String] = []
    /// The catalogs by the path of a bundle's resources, which are searched once.
    var bundled: [String: [AssetCatalog]] = [:]
  }

  private static let state = Mutex(State())

  /// Adds a folder `.xcassets` of a project, which is searched after the requested bundle.
  ///
  /// Adding it again reads it again.
  package static func addCatalog(at path: String) {
    let catalog = makeCatalog(path)
    state.withLock { state in
      state.added.removeAll { $0.path == path }
      state.added.append(catalog)
    }
  }

  /// Removes an added catalog. Objects that were created from its assets don't change.
  package static func removeCatalog(at path: String) {
    state.withLock { $0.added.removeAll { $0.path == path } }
  }

  /// Adds a folder with image files, which is searched after the requested bundle.
  package static func addPictures(in folder: String) {
    state.withLock { state in
      if !state.folders.contains(folder) { state.folders.append(folder) }
    }
  }

  /// Returns the folders with a bundle's image files, those of the user's language last, followed by the added
  /// folders.
  static func pictureFolders(of bundle: Bundle) -> [String] {
    let added = state.withLock { $0.folders }
    guard let path = bundle.resourcePath else { return added }
    return [path] + BundleLanguages.of(bundle).folders.map { "\(path)/\($0)" } + added
  }

  /// Returns the catalogs of a bundle, followed by the added ones.
  static func catalogs(of bundle: Bundle) -> [AssetCatalog] {
    let path = bundle.resourcePath
    return state.withLock { state in
      guard let path else { return state.added }
      if let known = state.bundled[path] { return known + state.added }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let found = names.filter { $0.hasSuffix(".xcassets") }.sorted().map { makeCatalog("\(path)/\($0)") }
      state.bundled[path] = found
      return found + state.added
    }
  }

  private static func makeCatalog(_ path: String) -> AssetCatalog {
    AssetCatalog(path: path) { Diagnostics.reportFromAnyThread("Asset catalog: \($0).") }
  }
}
