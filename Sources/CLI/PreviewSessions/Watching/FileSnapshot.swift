import Foundation
import ProjectBuilding
import Synchronization

/// A snapshot of the files in some folders, and the changes since.
///
/// Hidden files and folders are ignored, such as build folders, Git's folder, and temporary files of editors.
package final class FileSnapshot: Sendable {
  /// The folder that paths are relative to.
  package let root: String?
  private let folders: @Sendable () -> [String]
  private let stamps = Mutex<[String: FileStamp]>([:])

  /// The maximum number of files that are checked one by one. For larger projects, the caller must report changes in
  /// another way.
  package static let most = 50_000
  /// The folders of tools, which contain no sources.
  private static let passedOver: Set<String> = ["node_modules", "DerivedData", "Carthage", "build"]

  /// - Parameter folders: Returns the folders. It is called each time, because the folders of a project may change.
  package init(root: String?, folders: @escaping @Sendable () -> [String]) {
    self.root = root
    self.folders = folders
    let now = FileSnapshot.stamps(in: folders())
    stamps.withLock { $0 = now }
  }

  /// Returns the files that were added, removed or changed since changes were last taken.
  package func changes() -> Set<String> {
    let now = FileSnapshot.stamps(in: folders())
    return stamps.withLock { FileSnapshot.difference($0, now) }
  }

  /// Returns the same files as ``changes()``, and marks them as known.
  package func takeChanges() -> Set<String> {
    let now = FileSnapshot.stamps(in: folders())
    return stamps.withLock { stamps in
      defer { stamps = now }
      return FileSnapshot.difference(stamps, now)
    }
  }

  private static func difference(_ old: [String: FileStamp], _ new: [String: FileStamp]) -> Set<String> {
    var result = Set(old.keys.filter { new[$0] == nil })
    for (path, stamp) in new where old[path] != stamp { result.insert(path) }
    return result
  }

  /// Returns all subfolders of some folders, for code that watches changes in each.
  package static func foldersBelow(_ folders: [String]) -> [String] {
    var result: [String] = []
    walk(folders) { path, isFolder in if isFolder { result.append(path) } }
    return result
  }

  private static func stamps(in folders: [String]) -> [String: FileStamp] {
    var result: [String: FileStamp] = [:]
    walk(folders) { path, isFolder in
      if !isFolder, let stamp = FileStamp(of: URL(filePath: path)) { result[path] = stamp }
    }
    return result
  }

  private static func walk(_ folders: [String], _ visit: (String, _ isFolder: Bool) -> Void) {
    var count = 0
    var waiting = folders
    var seen: Set<String> = []
    while let folder = waiting.popLast(), count < most {
      guard seen.insert(folder).inserted, let directory = opendir(folder) else { continue }
      defer { closedir(directory) }
      visit(folder, true)
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name.hasPrefix(".") || name.hasSuffix("~") { continue }
        let path = folder + "/" + name
        var isFolder = entry.pointee.d_type == UInt8(DT_DIR)
        if entry.pointee.d_type == UInt8(DT_UNKNOWN) {
          var status = stat()
          isFolder = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        }
        if isFolder {
          if !passedOver.contains(name) { waiting.append(path) }
        } else {
          count += 1
          visit(path, false)
        }
      }
    }
  }
}
