import Foundation
import ToolSupport

/// What manifests said, in the user's cache, so that they are compiled and run again only where they, what they can see of their
/// surroundings, or the compiler is another. Files that a manifest looks at by itself are no part of that, as with SwiftPM's own cache.
///
/// One file for each package's folder: what is older is gone.
package struct ManifestMemory: Sendable {
  private let folder: URL

  package init(folder: URL = PackageCheckouts.defaultFolder().deletingLastPathComponent().appending(path: "manifests"))
  {
    self.folder = folder
  }

  /// Variables that are others in each shell and of no meaning to a manifest.
  private static let passing: Set<String> = [
    "_", "COLUMNS", "LINES", "OLDPWD", "PWD", "SHLVL", "TERM", "TERM_SESSION_ID", "TMPDIR", "WINDOWID",
  ]

  private struct Entry: Codable {
    var key: Key
    var answer: String
  }

  struct Key: Codable, Equatable {
    var manifests: [String: String]
    var compiler: String
    /// A mark of all variables: their values may be secrets, which are written nowhere.
    var environment: String
  }

  /// - Returns: nil where a manifest can't be read.
  func key(of package: URL, compiler: String, environment: [String: String]) -> Key? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
    var manifests: [String: String] = [:]
    for name in names where name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift") {
      guard let text = try? String(contentsOf: package.appending(path: name), encoding: .utf8) else { return nil }
      manifests[name] = text
    }
    let real = URL(filePath: compiler).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    let changed = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return manifests.isEmpty
      ? nil
      : Key(
        manifests: manifests, compiler: "\(real) \(changed) \(attributes?[.size] as? Int ?? 0) \(ManifestCopy.rules)",
        environment: ManifestMemory.mark(of: environment))
  }

  private static func mark(of environment: [String: String]) -> String {
    let lines = environment.filter { !passing.contains($0.key) }.sorted { $0.key < $1.key }
    return StableHash(of: lines.flatMap { Array("\($0.key)=\($0.value)\0".utf8) }).text
  }

  func answer(to key: Key, of package: URL) -> Data? {
    guard let data = try? Data(contentsOf: file(of: package)),
      let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.key == key
    else { return nil }
    return Data(entry.answer.utf8)
  }

  /// Where the cache can't be written, the manifest runs again the next time.
  func remember(_ answer: Data, to key: Key, of package: URL) {
    guard let data = try? JSONEncoder().encode(Entry(key: key, answer: String(decoding: answer, as: UTF8.self))) else {
      return
    }
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try? data.write(to: file(of: package), options: .atomic)
  }

  private func file(of package: URL) -> URL {
    folder.appending(path: "\(StableHash.text(of: package.standardizedFileURL.path)).json")
  }
}
