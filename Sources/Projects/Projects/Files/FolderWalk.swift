import ToolSupport
import XcodeProjects

/// The files within a folder. A folder that is a unit, such as a catalog or a bundle, counts as one file. The walk
/// keeps its own list of folders, so that deep nesting does not use the thread's stack.
struct FolderWalk {
  /// The maximum number of entries, which is far more than a project's own sources.
  static let maxEntries = 500_000
  static let deepestFolder = 256

  struct Found {
    var path: String
    /// The path relative to the folder.
    var relative: String
    var isFolder: Bool
  }

  private(set) var found: [Found] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The folders that were skipped, with the reasons.
  private(set) var skipped: [(folder: String, reason: String)] = []

  /// - Parameters:
  ///   - isAllowed: Returns whether a link may be followed.
  ///   - skip: Returns the reason to skip a folder with a relative path, or nil. It is not called for hidden folders.
  init(
    _ top: String, isAllowed: (String) -> Bool, leaves: Set<String> = FileRole.opaqueFolders,
    skip: (String) -> String? = { _ in nil }
  ) {
    var waiting: [(path: String, relative: String, depth: Int)] = [(top, "", 0)]
    var count = 0
    var seen: Set<String> = []
    while let folder = waiting.popLast() {
      let entries: [FileSystem.Entry]
      do throws(XcodeFileError) {
        entries = try FileSystem.entries(of: folder.path)
      } catch {
        diagnostics.append(Diagnostic(.warning, "the folder \(error.reason)", file: .folder(folder.path)))
        continue
      }
      var folders: [(path: String, relative: String, depth: Int)] = []
      for entry in entries where !entry.name.hasPrefix(".") {
        count += 1
        guard count <= Self.maxEntries else {
          diagnostics.append(
            Diagnostic(
              .warning, "the folder contains more than \(Self.maxEntries) files; ignoring the rest", file: .folder(top))
          )
          return
        }
        let path = "\(folder.path)/\(entry.name)"
        let relative = folder.relative.isEmpty ? entry.name : "\(folder.relative)/\(entry.name)"
        if entry.isLink, !isAllowed(path) {
          diagnostics.append(
            Diagnostic(.warning, "a symbolic link leads out of the project; ignoring it", file: .file(path)))
          continue
        }
        switch entry.kind {
        case .file: found.append(Found(path: path, relative: relative, isFolder: false))
        case .folder where leaves.contains(FilePaths.ending(of: entry.name)):
          found.append(Found(path: path, relative: relative, isFolder: true))
        case .folder:
          if let reason = skip(relative) {
            skipped.append((path, reason))
          } else if folder.depth + 1 >= Self.deepestFolder {
            diagnostics.append(
              Diagnostic(
                .warning, "more than \(Self.deepestFolder) folders are nested; ignoring the rest",
                file: .folder(path)))
          } else if !entry.isLink || seen.insert(FileSystem.realPath(path) ?? path).inserted {
            folders.append((path, relative, folder.depth + 1))
          }
        case .other:
          diagnostics.append(
            Diagnostic(.warning, "it is neither a file nor a folder; ignoring it", file: .file(path)))
        }
      }
      waiting += folders.reversed()
    }
  }
}
