import Foundation
import InterfaceBuilder
import Projects
import StoryboardConversion
import ToolSupport
import XcodeProjects

/// A run of `convert --in-place`, with the project's own files and their changes.
struct InPlaceRun {
  let files: ConversionFiles
  /// The scenes that the verification rejected.
  var refused: Set<SceneKey> = []

  /// - Throws: ``CommandFailure`` if the project has uncommitted changes.
  static func checkRepository(_ folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path(percentEncoded: false), "status", "--porcelain", "--", "."]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try CommandFailure.of(.project) { try process.run() }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CommandFailure.withoutRepository(folder.path(percentEncoded: false))
    }
    guard data.isEmpty else {
      let first = String(decoding: data, as: UTF8.self).split(separator: "\n").first.map { $0.dropFirst(3) } ?? ""
      throw CommandFailure.uncommitted(String(first))
    }
  }

  func run() throws -> StoryboardConversion.Result {
    guard let project = files.project else {
      throw CommandFailure.inPlaceWithoutProject
    }
    var sources: [(path: String, text: String)] = []
    var seen: Set<String> = []
    for target in project.targets where !target.isThirdParty {
      for source in target.sources where seen.insert(source.path(percentEncoded: false)).inserted {
        guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
        sources.append((source.path(percentEncoded: false), text))
      }
    }
    var texts: [String: String] = [:]
    for document in files.documents {
      texts[document.path] = try? String(contentsOfFile: document.path, encoding: .utf8)
    }
    for file in Self.projectFiles(of: project) {
      texts[file] = try? String(contentsOfFile: file, encoding: .utf8)
    }
    var options = files.options
    options.staying.formUnion(refused)
    let conversion = StoryboardConversion(
      documents: files.documents, sources: ProjectSources(sources), files: texts, options: options)
    return try CommandFailure.of(.project) { try conversion.run() }
  }

  /// Returns the project's `project.pbxproj` files and property lists.
  private static func projectFiles(of project: Project) -> [String] {
    let left: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules", ".build", ".viewcode"]
    var found: [String] = []
    let walk = FileManager.default.enumerator(
      at: project.root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    for case let url as URL in walk ?? FileManager.DirectoryEnumerator() {
      if left.contains(url.lastPathComponent) {
        walk?.skipDescendants()
      } else if url.lastPathComponent == "project.pbxproj" || url.pathExtension == "plist" {
        found.append(url.standardizedFileURL.path(percentEncoded: false))
      }
    }
    return found.sorted()
  }
}
