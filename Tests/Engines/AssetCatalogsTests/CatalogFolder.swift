import Foundation

/// A catalog in a temporary folder.
final class CatalogFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString).xcassets").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and creates its folders.
  func write(_ text: String, at name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes the `Contents.json` of an asset.
  func writeAsset(_ name: String, _ contents: String) throws { try write(contents, at: "\(name)/Contents.json") }
}

/// The errors that a catalog reported.
final class Reported: @unchecked Sendable {
  var errors: [String] = []
}
