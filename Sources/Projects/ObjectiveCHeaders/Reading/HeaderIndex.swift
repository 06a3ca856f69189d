import Foundation

/// The headers of a project and its dependencies, by the names with which other headers include them.
struct HeaderIndex {
  private var byName: [String: [URL]] = [:]
  /// The paths of all headers, which identify the set.
  private(set) var paths: [String] = []

  /// - Parameter folders: The folders to search, including subfolders. Earlier folders have priority.
  init(_ folders: [URL]) {
    var seen: Set<String> = []
    for folder in folders {
      for url in HeaderIndex.headers(in: folder) where seen.insert(url.path(percentEncoded: false)).inserted {
        byName[url.lastPathComponent, default: []].append(url)
        paths.append(url.path(percentEncoded: false))
      }
    }
  }

  private static let maxHeaders = 20_000
  private static let skipped: Set<String> = [
    ".git", ".build", ".viewcode", "DerivedData", "node_modules", "build", ".swiftpm", "fastlane",
  ]

  /// Returns the headers in a folder and its subfolders, by their paths. Links are not followed.
  static func headers(in folder: URL) -> [URL] {
    var result: [URL] = []
    guard
      let walk = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey, .isSymbolicLinkKey])
    else { return [] }
    while let url = walk.nextObject() as? URL {
      if skipped.contains(url.lastPathComponent) {
        walk.skipDescendants()
        continue
      }
      guard ["h", "pch"].contains(url.pathExtension) else { continue }
      let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
      if values?.isDirectory == true || values?.isSymbolicLink == true { continue }
      result.append(url.standardizedFileURL)
      if result.count >= maxHeaders { break }
    }
    return result.sorted { $0.path < $1.path }
  }

  /// Returns the file that an `#import` names, or nil if the project has no file with the name.
  ///
  /// `"Name.h"` is first searched for beside the importing file. `<Kit/Name.h>` is in a folder `Kit` or in any of its
  /// subfolders, because the build of a framework copies its public headers from anywhere in the project into one
  /// folder.
  func resolve(_ name: String, isQuoted: Bool, from header: URL) -> URL? {
    if isQuoted {
      let beside = header.deletingLastPathComponent().appending(path: name).standardizedFileURL
      if FileManager.default.fileExists(atPath: beside.path(percentEncoded: false)) { return beside }
    }
    let parts = name.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
    guard let last = parts.last, let candidates = byName[last] else { return nil }
    let suffix = "/" + parts.joined(separator: "/")
    if let exact = nearest(candidates.filter { $0.path(percentEncoded: false).hasSuffix(suffix) }, to: header) {
      return exact
    }
    guard parts.count > 1 else { return nearest(candidates, to: header) }
    return nearest(
      candidates.filter { url in
        url.pathComponents.dropLast().contains { $0 == parts[0] || $0.hasPrefix(parts[0] + "-") }
      },
      to: header)
  }

  /// Returns the file whose path has the most in common with the including header, among several files with the same
  /// name.
  private func nearest(_ candidates: [URL], to header: URL) -> URL? {
    let own = header.pathComponents
    return candidates.max { left, right in
      let common = { (url: URL) in zip(url.pathComponents, own).prefix { $0 == $1 }.count }
      let (first, second) = (common(left), common(right))
      if first != second { return first < second }
      return left.path.count > right.path.count
    }
  }
}
