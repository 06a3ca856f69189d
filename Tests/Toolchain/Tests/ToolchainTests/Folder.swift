import Foundation

/// A temporary folder, which is removed with its owner.
final class Folder: Sendable {
  let url: URL

  init(named name: String = "toolchain tests ⚓️") throws {
    url = FileManager.default.temporaryDirectory.appending(path: "\(name) \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Creates a copy of a project in Fixtures.
  init(copyOf fixture: String) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "toolchain tests ⚓️ \(UUID().uuidString)")
    let source = Viewcode.repository.appending(path: "Tests/Toolchain/Fixtures/\(fixture)")
    try FileManager.default.copyItem(at: source, to: url)
  }

  /// Returns the examples of this repository as a separate package, with the library of view code.
  static func examples() throws -> Folder {
    let folder = try Folder(named: "examples")
    let sources = folder.url.appending(path: "Sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for (from, to) in [("Sources/ViewCode/ViewCode", "ViewCode"), ("Examples", "Examples")] {
      try FileManager.default.copyItem(
        at: Viewcode.repository.appending(path: from), to: sources.appending(path: to))
    }
    for left in ["ViewCode/ViewCode.docc", "Examples/StoryboardApp"] {
      try FileManager.default.removeItem(at: sources.appending(path: left))
    }
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Examples", platforms: [.iOS(.v17)],
        products: [.library(name: "Examples", targets: ["Examples"])],
        targets: [
          .target(name: "ViewCode"),
          .target(
            name: "Examples", dependencies: ["ViewCode"],
            resources: [
              .copy("ActivityFeed/Nibs/ActivityFeedBasicBodyView.xib"),
              .copy("ActivityFeed/Nibs/ActivityFeedQuoteBodyView.xib"),
            ]),
        ])
      """, to: "Package.swift")
    return folder
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  func replace(_ old: String, with new: String, in path: String) throws {
    let file = url.appending(path: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    precondition(text.contains(old), "\(path) has no \(old)")
    try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
  }

  /// Returns the contents of all files outside hidden folders.
  func contents() throws -> [String: Data] {
    var result: [String: Data] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: url.path)! where !path.hasPrefix(".viewcode")
    {
      var isFolder: ObjCBool = false
      let file = url.appending(path: path)
      if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue {
        result[path] = try Data(contentsOf: file)
      }
    }
    return result
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url.appending(path: path).path) }
}
