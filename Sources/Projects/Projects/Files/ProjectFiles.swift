import Foundation
import XcodeProjects

/// The files that a project may refer to: whether they exist, and whether the project may read them.
///
/// A project may refer to files in its repository, or without one, in the parent of its folder. All other files are
/// excluded, whether the project refers to them by absolute paths, `..` or links.
final class ProjectFiles {
  enum Answer: Equatable {
    case there(String)
    case missing
    /// The file is outside of the folders that the project may read.
    case forbidden
  }

  let root: String
  /// The folder that must contain every file.
  let boundary: String
  private let realBoundary: String
  private(set) var filesOutside: Set<String> = []
  /// Names in a folder by their lowercase form, for files that macOS finds with a different case.
  private var namesByFolder: [String: [String: [String]]] = [:]
  /// Files that were found with a different spelling.
  private(set) var otherSpellings: [(asked: String, found: String)] = []

  init(root: String) {
    self.root = root
    var boundary = FilePaths.folder(of: root)
    var folder = root
    while folder != "/" {
      if FileSystem.kind(at: "\(folder)/.git") != nil {
        boundary = folder
        break
      }
      folder = FilePaths.folder(of: folder)
    }
    // A folder in the root folder has no other files beside it.
    if boundary == "/" { boundary = root }
    self.boundary = boundary
    realBoundary = FileSystem.realPath(boundary) ?? boundary
  }

  /// Third-party folders elsewhere, whose files may be read, by their real paths.
  private var admitted: [String: String] = [:]

  /// Allows reading a folder outside of the project, and the files that its links within the folder refer to.
  func admit(_ folder: String) { admitted[folder] = FileSystem.realPath(folder) ?? folder }

  func isAdmitted(_ path: String) -> Bool { admitted.keys.contains { FilePaths.contains($0, path) } }

  /// Finds a file.
  ///
  /// - Parameter path: An absolute path without `..`.
  func find(_ path: String) -> Answer {
    if let (_, real) = admitted.first(where: { FilePaths.contains($0.key, path) }) {
      guard let found = FileSystem.realPath(path) else { return .missing }
      return FilePaths.contains(real, found) ? .there(path) : .forbidden
    }
    guard FilePaths.contains(boundary, path) else { return .forbidden }
    var found = path
    if FileSystem.kind(at: path) == nil {
      guard let other = otherSpelling(of: path) else { return .missing }
      otherSpellings.append((path, other))
      found = other
    }
    // Only a link can refer to another place. The real path of the last folder covers the links of all folders in the
    // path.
    if FileSystem.isLink(found) || hasLinkedFolder(found) {
      guard let real = FileSystem.realPath(found), FilePaths.contains(realBoundary, real) else { return .forbidden }
    }
    if !FilePaths.contains(root, found) { filesOutside.insert(found) }
    return .there(found)
  }

  private var linkedFolders: [String: Bool] = [:]

  private func hasLinkedFolder(_ path: String) -> Bool {
    var pending: [String] = []
    var folder = FilePaths.folder(of: path)
    var answer = false
    while folder != boundary, folder != "/" {
      if let known = linkedFolders[folder] {
        answer = known
        break
      }
      pending.append(folder)
      folder = FilePaths.folder(of: folder)
    }
    for folder in pending.reversed() {
      answer = answer || FileSystem.isLink(folder)
      linkedFolders[folder] = answer
    }
    return answer
  }

  /// The maximum number of folders with equivalent names. Any repository made on macOS has at most two.
  private static let maxSpellings = 8

  /// Returns the file that a file system finds if it ignores case and Unicode normalization. If two folders have
  /// equivalent names, both are searched.
  private func otherSpelling(of path: String) -> String? {
    var found = [boundary]
    let rest = path == boundary ? "" : path.dropFirst(boundary == "/" ? 1 : boundary.utf8.count + 1)
    for part in rest.split(separator: "/") {
      let key = Self.folded(String(part))
      var next: [String] = []
      for folder in found {
        for name in names(in: folder)[key] ?? [] where next.count < Self.maxSpellings {
          // The exact spelling is preferred.
          if name == part { next.insert("\(folder)/\(name)", at: 0) } else { next.append("\(folder)/\(name)") }
        }
      }
      guard !next.isEmpty else { return nil }
      found = next
    }
    return found.first
  }

  private func names(in folder: String) -> [String: [String]] {
    if let known = namesByFolder[folder] { return known }
    var result: [String: [String]] = [:]
    for entry in (try? FileSystem.entries(of: folder)) ?? [] {
      result[Self.folded(entry.name), default: []].append(entry.name)
    }
    namesByFolder[folder] = result
    return result
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().precomposedStringWithCanonicalMapping
  }
}
