import AssetCatalogs
import Foundation
@_spi(Host) import FoundationSupplement
import Synchronization

/// Where names are looked up: the asset catalogs that lie in a bundle's resources as they are in the project, the bundle's
/// picture files, and what a host adds of both.
package enum BundleAssets {
  private struct State {
    var added: [AssetCatalog] = []
    /// Folders of picture files that a host added.
    var folders: [String] = []
    /// By the path of a bundle's resources. A bundle's catalogs are looked for once.
    var bundled: [String: [AssetCatalog]] = [:]
  }

  private static let state = Mutex(State())

  /// Adds a folder `.xcassets` of a project, in which names are found after those of the bundle that is asked for.
  ///
  /// Added again, it is read again.
  package static func addCatalog(at path: String) {
    let catalog = makeCatalog(path)
    state.withLock { state in
      state.added.removeAll { $0.path == path }
      state.added.append(catalog)
    }
  }

  /// Takes an added catalog out again. What was made of its assets stays as it is.
  package static func removeCatalog(at path: String) {
    state.withLock { $0.added.removeAll { $0.path == path } }
  }

  /// Adds a folder whose picture files are found by name after those of the bundle that is asked for.
  package static func addPictures(in folder: String) {
    state.withLock { state in
      if !state.folders.contains(folder) { state.folders.append(folder) }
    }
  }

  /// Where a bundle's picture files lie, those of the user's language behind those for all, then the added folders.
  static func pictureFolders(of bundle: Bundle) -> [String] {
    let added = state.withLock { $0.folders }
    guard let path = bundle.resourcePath else { return added }
    return [path] + BundleLanguages.of(bundle).folders.map { "\(path)/\($0)" } + added
  }

  /// Returns the catalogs of a bundle, then the added ones.
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
