import Foundation
import ProjectBuilding
import ToolSupport

/// Copies of files with conditions for platforms, in the form that ``PlatformConditions`` gives them. The compiler reads them in
/// the place of files that are not open.
struct ConditionCopies {
  private var known: [URL: (stamp: FileStamp, copy: URL?)] = [:]

  /// The name of the folder in that for editors.
  static let folderName = "conditions"

  /// The files that copies replace, by the copies.
  var originals: [String: String] {
    Dictionary(
      known.compactMap { file, entry in
        entry.copy.map { ($0.path(percentEncoded: false), file.path(percentEncoded: false)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes copies of files that are new or have changed.
  ///
  /// - Returns: the copies, by the files that they replace.
  mutating func update(for files: [URL], in folder: URL) -> [URL: URL] {
    var copies: [URL: URL] = [:]
    for (number, file) in files.enumerated() {
      guard let stamp = FileStamp(of: file) else { continue }
      if let entry = known[file], entry.stamp == stamp {
        copies[file] = entry.copy
        continue
      }
      var copy: URL?
      if let text = try? String(contentsOf: file, encoding: .utf8), let changed = PlatformConditions.changed(text) {
        // Files of the same name lie in different folders.
        let place = known[file]?.copy ?? folder.appending(path: "\(number)-\(file.lastPathComponent)")
        let data = Data(changed.utf8)
        if (try? Data(contentsOf: place)) == data || (try? data.write(to: place, options: .atomic)) != nil {
          copy = place
        }
      }
      known[file] = (stamp, copy)
      copies[file] = copy
    }
    return copies
  }
}
