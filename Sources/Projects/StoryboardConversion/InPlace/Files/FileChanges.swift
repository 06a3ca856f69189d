import Foundation

/// Changes of files that are applied together or not at all.
package struct FileChanges {
  /// The new texts of the files by their paths, with nil for removed files.
  package var texts: [String: String?] = [:]

  package init() {}

  /// Writes the changes.
  ///
  /// - Throws: An error of the file system. In this case all files are restored.
  package func write() throws {
    let manager = FileManager.default
    let mark = UUID().uuidString
    var staged: [(temporary: String, path: String)] = []
    var moved: [(kept: String, path: String)] = []
    var placed: [String] = []
    do {
      for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
        guard let text else { continue }
        let temporary = Self.hidden(path, mark, "new")
        staged.append((temporary, path))
        try Data(text.utf8).write(to: URL(filePath: temporary))
        if let attributes = try? manager.attributesOfItem(atPath: path), let permissions = attributes[.posixPermissions]
        {
          try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: temporary)
        }
      }
      for path in texts.keys.sorted() where manager.fileExists(atPath: path) {
        var isFolder: ObjCBool = false
        if manager.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
          throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: path])
        }
        let kept = Self.hidden(path, mark, "old")
        try manager.moveItem(atPath: path, toPath: kept)
        moved.append((kept, path))
      }
      for (temporary, path) in staged {
        try manager.moveItem(atPath: temporary, toPath: path)
        placed.append(path)
      }
    } catch {
      for path in placed { try? manager.removeItem(atPath: path) }
      for (kept, path) in moved { try? manager.moveItem(atPath: kept, toPath: path) }
      for (temporary, _) in staged { try? manager.removeItem(atPath: temporary) }
      throw error
    }
    for (kept, _) in moved { try? manager.removeItem(atPath: kept) }
  }

  private static func hidden(_ path: String, _ mark: String, _ kind: String) -> String {
    let url = URL(filePath: path)
    return url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).\(mark).\(kind)")
      .path(percentEncoded: false)
  }
}
