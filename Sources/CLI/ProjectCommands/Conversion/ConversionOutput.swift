import Foundation
import StoryboardConversion
import ToolSupport

/// Puts converted files into place: all of them, or none.
struct ConversionOutput {
  /// The folder for all of them; nil for the folder of the file that each came from.
  let folder: URL?
  /// Whether files that are there already are replaced.
  let replaces: Bool

  /// - Returns: the files that were written.
  /// - Throws: ``CommandFailure`` where a file can't be written, or one is there; then nothing was written.
  func write(_ units: [ConvertedUnit], _ coordinators: [ConvertedClass]) throws -> [URL] {
    var files: [(place: URL, source: String)] = []
    var taken: Set<String> = []
    for (file, types) in units.map({ ($0.file, $0.classes) }) + coordinators.map({ ($0.file ?? "", [$0]) }) {
      let folder = folder ?? URL(filePath: file).deletingLastPathComponent()
      for type in types {
        let place = folder.appending(path: "\(type.name).swift").standardizedFileURL
        let path = place.path(percentEncoded: false)
        guard taken.insert(path).inserted else {
          throw CommandFailure(.project, "two classes would be written to \(path)")
        }
        if !replaces, FileManager.default.fileExists(atPath: path),
          (try? String(contentsOf: place, encoding: .utf8)) != type.source
        {
          throw CommandFailure(.project, "\(path) is there already: nothing was written. --force replaces it.")
        }
        files.append((place, type.source))
      }
    }
    var made: [URL] = []
    do {
      for folder in Set(files.map { $0.place.deletingLastPathComponent() }) {
        if let first = Self.firstMissing(of: folder) { made.append(first) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      var changes = FileChanges()
      for (place, source) in files { changes.texts[place.path(percentEncoded: false)] = source }
      try changes.write()
    } catch {
      for folder in made { try? FileManager.default.removeItem(at: folder) }
      throw CommandFailure(
        .project, "the converted files can't be written, and nothing was: \((error as NSError).localizedDescription)")
    }
    return files.map(\.place)
  }

  /// The outermost folder of a path that is not there; nil where all are.
  private static func firstMissing(of folder: URL) -> URL? {
    var missing: URL?
    var folder = folder.standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)), folder.pathComponents.count > 1 {
      missing = folder
      folder = folder.deletingLastPathComponent().standardizedFileURL
    }
    return missing
  }
}
