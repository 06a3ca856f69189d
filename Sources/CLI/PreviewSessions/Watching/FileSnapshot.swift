import Foundation
import ProjectBuilding
import Synchronization

/// The files of some folders as they were at a moment, and what has become of them since.
///
/// Hidden files and folders are no part of it: the folder that is built into, git's, and what editors put beside a file
/// that they write.
package final class FileSnapshot: Sendable {
  /// The folder that paths are told below.
  package let root: String?
  private let folders: @Sendable () -> [String]
  private let stamps = Mutex<[String: FileStamp]>([:])

  /// More files than these are not looked at one by one: whoever has more tells of changes otherwise.
  package static let most = 50_000
  /// Folders of tools that nobody's sources are in.
  private static let passedOver: Set<String> = ["node_modules", "DerivedData", "Carthage", "build"]

  /// - Parameter folders: where to look; asked each time, as a project may have others by then.
  package init(root: String?, folders: @escaping @Sendable () -> [String]) {
    self.root = root
    self.folders = folders
    let now = FileSnapshot.stamps(in: folders())
    stamps.withLock { $0 = now }
  }

  /// Files that are new, gone or changed since changes were taken last.
  package func changes() -> Set<String> {
    let now = FileSnapshot.stamps(in: folders())
    return stamps.withLock { FileSnapshot.difference($0, now) }
  }

  /// The same, and from now on they count as known.
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

  /// Every folder below some, for whoever is to be told of changes in each.
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
