import Foundation
import ProjectBuilding
import Projects
import ToolSupport

/// The folders for checkouts and captures of revisions, within the hidden folder of the project.
struct RevisionPlaces {
  private let folder: BuildFolder
  private let revisions: ProjectRevisions

  /// The maximum number of captured revisions. The oldest captures of more revisions are removed.
  private static let maxKept = 6

  init(_ revisions: ProjectRevisions, buildPath: String?) throws {
    self.revisions = revisions
    // The folder is beside the build output of the project itself.
    let project = revisions.place.isEmpty ? revisions.root : revisions.root.appending(path: revisions.place)
    let path = project.path(percentEncoded: false)
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let isPlainFolder = isFolder.boolValue && !["xcodeproj", "xcworkspace"].contains(project.pathExtension)
    folder = try CommandFailure.of(.project) {
      try BuildFolder(
        for: isPlainFolder ? project : project.deletingLastPathComponent(), at: buildPath.map { URL(filePath: $0) })
    }
  }

  /// Checks out the project in a commit. All commits share a folder, so that a build only compiles the differences
  /// between them.
  func checkOut(_ commit: String) throws -> URL {
    let place = try CommandFailure.of(.project) { try folder.folder("revisions") }
    // The folder has the name of the repository's folder, because the name of a module may depend on it.
    let tree = try CommandFailure.of(.project) {
      try folder.folder("revisions/tree/\(revisions.root.lastPathComponent)")
    }
    try CommandFailure.of(.project) {
      try revisions.checkOut(commit, into: tree, index: place.appending(path: "index"))
    }
    return revisions.place.isEmpty ? tree : tree.appending(path: revisions.place)
  }

  /// Returns the folder for captures, and whether it is already complete.
  ///
  /// - Parameter key: The values that the captures depend on.
  func captures(_ key: [String]) throws -> (folder: URL, isThere: Bool) {
    let name = CaptureKey.mark(of: key)
    let place = try CommandFailure.of(.project) { try folder.folder("revisions/captures/\(name)") }
    return (place, FileManager.default.fileExists(atPath: done(place).path(percentEncoded: false)))
  }

  /// Marks captures as complete, and removes old ones.
  func finish(_ captures: URL) {
    try? Data().write(to: done(captures))
    let all = captures.deletingLastPathComponent()
    let others = ((try? FileManager.default.contentsOfDirectory(atPath: all.path(percentEncoded: false))) ?? [])
      .map { all.appending(path: $0) }
      .sorted { (FileStamp(of: $0)?.seconds ?? 0) > (FileStamp(of: $1)?.seconds ?? 0) }
    for old in others.dropFirst(RevisionPlaces.maxKept) where old.lastPathComponent != captures.lastPathComponent {
      try? FileManager.default.removeItem(at: old)
    }
  }

  private func done(_ captures: URL) -> URL { captures.appending(path: "done") }
}

enum CaptureKey {
  /// Returns digits that depend on all parts.
  ///
  /// - Source: the FNV-1a hash, isthe.com/chongo/tech/comp/fnv
  static func mark(of parts: [String]) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in parts.joined(separator: "\u{0}").utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    return String(hash, radix: 36)
  }
}
