import Foundation
import ToolSupport

/// A cache of evaluated manifests in the user's cache folder. A manifest is compiled and run again if it, its visible
/// environment, or the compiler changes. Files that a manifest reads itself are not considered, as in SwiftPM's own
/// cache.
///
/// The cache has one file for each package's folder, which is replaced when it is outdated.
package struct ManifestMemory: Sendable {
  private let folder: URL

  package init(folder: URL = PackageCheckouts.defaultFolder().deletingLastPathComponent().appending(path: "manifests"))
  {
    self.folder = folder
  }

  /// Environment variables that differ between shells and are irrelevant to a manifest.
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
    /// A hash of all environment variables. Their values may be secrets and are not written to the file.
    var environment: String
  }

  /// Returns the key of a manifest, or nil if it can't be read.
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

  /// Stores a result. If the cache can't be written, the manifest runs again the next time.
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
