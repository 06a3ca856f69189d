import Foundation
import InterfaceBuilder
import StoryboardConversion
import TestFiles
import Testing

/// The example `Examples/StoryboardApp` for conversion in place, with replacements of texts.
struct StoryboardApp {
  var texts: [String: String] = [:]

  /// The assumed path of the app.
  static let root = "/app/"

  private static let folder = RepositoryFolder.folder("Examples/StoryboardApp")

  init() throws {
    let root = Self.folder.path(percentEncoded: false)
    for path in try #require(FileManager.default.enumerator(atPath: root)) {
      guard let path = path as? String, let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
      else {
        continue
      }
      texts[path] = text
    }
  }

  mutating func replace(_ old: String, with new: String, in path: String) throws {
    let text = try #require(texts[path])
    try #require(text.contains(old), "\(path) has no \(old)")
    texts[path] = text.replacing(old, with: new)
  }

  func converted() throws -> StoryboardConversion.Result {
    let documents = try texts.keys.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map {
      try Document(data: Data(texts[$0]!.utf8), path: Self.root + $0)
    }
    let sources = texts.filter { $0.key.hasSuffix(".swift") }.map { (path: Self.root + $0.key, text: $0.value) }
    return try StoryboardConversion(
      documents: documents, sources: ProjectSources(sources.sorted { $0.path < $1.path }),
      files: Dictionary(
        uniqueKeysWithValues: texts.filter { !$0.key.hasSuffix(".swift") }.map { (Self.root + $0.key, $0.value) }),
      options: Converter.Options()
    ).run()
  }
}

extension StoryboardConversion.Result {
  /// Returns the new text of a file, or nil if it is removed or unchanged.
  func text(_ path: String) -> String? { changes.texts[StoryboardApp.root + path] ?? nil }

  func goes(_ path: String) -> Bool { changes.texts[StoryboardApp.root + path] == .some(.none) }

  /// Returns the reason for which the scene of an id stays.
  func reason(_ id: String) -> String? { stays.first { $0.key.id == id }?.reason }
}
