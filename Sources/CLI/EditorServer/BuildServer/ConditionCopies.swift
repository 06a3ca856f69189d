import Foundation
import ProjectBuilding
import ToolSupport

/// Copies of files with platform conditions, converted by ``PlatformConditions``. The compiler reads them in place of
/// files that are not open.
struct ConditionCopies {
  private var known: [URL: (stamp: FileStamp, copy: URL?)] = [:]

  /// The name of the folder within the folder for editors.
  static let folderName = "conditions"

  /// The original files, by their copies.
  var originals: [String: String] {
    Dictionary(
      known.compactMap { file, entry in
        entry.copy.map { ($0.path(percentEncoded: false), file.path(percentEncoded: false)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes copies of new and changed files.
  ///
  /// - Returns: The copies, by their original files.
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
        // Files in different folders may have the same name.
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
