import Foundation
import ViewCodeConversion

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
    var staged: [(temporary: URL, place: URL)] = []
    do {
      for (place, source) in files {
        let folder = place.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let temporary = folder.appending(path: ".\(place.lastPathComponent).\(UUID().uuidString)")
        staged.append((temporary, place))
        try Data(source.utf8).write(to: temporary)
      }
      for (temporary, place) in staged {
        guard rename(temporary.path(percentEncoded: false), place.path(percentEncoded: false)) == 0 else {
          throw CommandFailure(
            .project, "\(place.path(percentEncoded: false)) can't be written: \(String(cString: strerror(errno)))")
        }
      }
    } catch {
      for (temporary, _) in staged { try? FileManager.default.removeItem(at: temporary) }
      if let failure = error as? CommandFailure { throw failure }
      throw CommandFailure(.project, "the converted files can't be written: \((error as NSError).localizedDescription)")
    }
    return staged.map(\.place)
  }
}
