import Foundation
import StoryboardConversion
import ToolSupport

/// Writes all converted files, or none of them.
struct ConversionOutput {
  /// The folder for all files, or nil to write each into the folder of its Interface Builder file.
  let folder: URL?
  /// Whether existing files are replaced.
  let replaces: Bool

  /// Writes the files and returns their URLs.
  ///
  /// - Throws: ``CommandFailure`` if a file can't be written or already exists. In this case no files are written.
  func write(_ units: [ConvertedUnit], _ coordinators: [ConvertedClass]) throws -> [URL] {
    var files: [(place: URL, source: String)] = []
    var taken: Set<String> = []
    for (file, types) in units.map({ ($0.file, $0.classes) }) + coordinators.map({ ($0.file ?? "", [$0]) }) {
      let folder = folder ?? URL(filePath: file).deletingLastPathComponent()
      for type in types {
        let place = folder.appending(path: "\(type.name).swift").standardizedFileURL
        let path = place.path(percentEncoded: false)
        guard taken.insert(path).inserted else {
          throw CommandFailure.duplicateOutput(path)
        }
        if !replaces, FileManager.default.fileExists(atPath: path),
          (try? String(contentsOf: place, encoding: .utf8)) != type.source
        {
          throw CommandFailure.existingOutput(path)
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
      throw CommandFailure.unwritableConversion(error)
    }
    return files.map(\.place)
  }

  /// Returns the outermost folder in a path that does not exist, or nil if all exist.
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
