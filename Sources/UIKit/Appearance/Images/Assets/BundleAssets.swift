import AssetCatalogs
import Foundation

/// The asset catalogs that names are looked up in: those that lie in a bundle's resources as they are in the project, and
/// those that a host adds.
package enum BundleAssets {
  private struct State {
    var added: [AssetCatalog] = []
    /// By the path of a bundle's resources. A bundle's catalogs are looked for once.
    var bundled: [String: [AssetCatalog]] = [:]
  }

  /// The lock guards `state`.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var state = State()

  /// Adds a folder `.xcassets` of a project, in which names are found after those of the bundle that is asked for.
  ///
  /// Added again, it is read anew.
  package static func addCatalog(at path: String) {
    let catalog = makeCatalog(path)
    lock.withLock {
      state.added.removeAll { $0.path == path }
      state.added.append(catalog)
    }
  }

  /// Takes an added catalog out again. What was made of its assets stays as it is.
  package static func removeCatalog(at path: String) {
    lock.withLock { state.added.removeAll { $0.path == path } }
  }

  /// The catalogs of a bundle, then the added ones.
  static func catalogs(of bundle: Bundle) -> [AssetCatalog] {
    let path = bundle.resourcePath
    return lock.withLock {
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
