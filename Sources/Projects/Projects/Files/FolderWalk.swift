import ToolSupport
import XcodeProjects

/// All files below a folder, each folder that is one thing (a catalog, a bundle) as one. It keeps its own list of folders, so that
/// depth costs no stack of the thread.
struct FolderWalk {
  /// Far beyond any project's own sources.
  static let maxEntries = 500_000
  static let deepestFolder = 256

  struct Found {
    var path: String
    /// The path below the folder that was walked.
    var relative: String
    var isFolder: Bool
  }

  private(set) var found: [Found] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Folders that were left out, with the reason.
  private(set) var skipped: [(folder: String, reason: String)] = []

  /// - Parameters:
  ///   - isAllowed: Whether a link may be followed.
  ///   - skip: Asked for each folder by its path below the top: why it is left out, or nil. Hidden ones are not asked for.
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
              .warning, "there are more than \(Self.maxEntries) files; the rest is left out", file: .folder(top)))
          return
        }
        let path = "\(folder.path)/\(entry.name)"
        let relative = folder.relative.isEmpty ? entry.name : "\(folder.relative)/\(entry.name)"
        if entry.isLink, !isAllowed(path) {
          diagnostics.append(Diagnostic(.warning, "a link leads out of the project; it is left out", file: .file(path)))
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
                .warning, "more than \(Self.deepestFolder) folders are nested; the rest is left out",
                file: .folder(path)))
          } else if !entry.isLink || seen.insert(FileSystem.realPath(path) ?? path).inserted {
            folders.append((path, relative, folder.depth + 1))
          }
        case .other:
          diagnostics.append(
            Diagnostic(.warning, "it is neither a file nor a folder; it is left out", file: .file(path)))
        }
      }
      waiting += folders.reversed()
    }
  }
}
