import Foundation
import ToolSupport

@testable import Projects

/// A temporary folder of a test.
final class TestFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "projects-\(UUID().uuidString)/root")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: URL(filePath: path).deletingLastPathComponent().path) }

  /// Writes a file.
  ///
  /// - Returns: The path of the file.
  @discardableResult
  func write(_ name: String, _ text: String = "") throws -> String {
    let file = "\(path)/\(name)"
    let folder = URL(filePath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  func write(_ names: [String], _ text: String = "") throws {
    for name in names { try write(name, text) }
  }

  func read(_ name: String = "", _ options: ReadingOptions = ReadingOptions()) throws(ProjectError) -> Project {
    try ProjectReader.read(URL(filePath: name.isEmpty ? path : "\(path)/\(name)"), options: options)
  }

  /// Returns the paths relative to the folder.
  func names(_ files: [URL]) -> [String] {
    files.map { $0.path.hasPrefix(path + "/") ? String($0.path.dropFirst(path.count + 1)) : $0.path }
      .map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  /// Returns all files in the folder with their sizes, for checking that reading changes nothing.
  func listing() -> [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.sorted().map { name in
      let size =
        (try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.size] as? NSNumber)?.intValue ?? 0
      return "\(name) \(size)"
    }
  }
}

extension Project {
  func target(_ name: String) -> Target? { targets.first { $0.name == name } }
  func module(_ name: String) -> ThirdPartyModule? { thirdParty.first { $0.name == name } }
  func hasDiagnostic(_ severity: Diagnostic.Severity? = nil, containing text: String) -> Bool {
    diagnostics.contains { (severity == nil || $0.severity == severity) && $0.text.contains(text) }
  }
}
