import Foundation
import XcodeProjects

/// The files that a project may name: whether they are there, and whether it may read them.
///
/// A project may refer to what lies beside it, in the repository that it belongs to or else in the folder around its own. Everything
/// else, by absolute paths, `..` or links, is left out.
final class ProjectFiles {
  enum Answer: Equatable {
    case there(String)
    case missing
    /// It lies where a project has no business.
    case forbidden
  }

  let root: String
  /// The folder that everything must lie in.
  let boundary: String
  private let realBoundary: String
  private(set) var filesOutside: Set<String> = []
  /// Names in a folder by their lower-cased form, for files that a Mac finds under another case.
  private var namesByFolder: [String: [String: [String]]] = [:]
  /// Files that were found under another spelling.
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
    // A folder at the top of everything has nothing beside it.
    if boundary == "/" { boundary = root }
    self.boundary = boundary
    realBoundary = FileSystem.realPath(boundary) ?? boundary
  }

  /// Folders of other people elsewhere, by their real paths: what lies in them may be read.
  private var admitted: [String: String] = [:]

  /// Lets a folder outside of the project be read, and what its links lead to within it.
  func admit(_ folder: String) { admitted[folder] = FileSystem.realPath(folder) ?? folder }

  func isAdmitted(_ path: String) -> Bool { admitted.keys.contains { FilePaths.contains($0, path) } }

  /// - Parameter path: Absolute, without `..`.
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
    // Only a link can lead elsewhere, and the links of folders on the way are found by the last one's real path.
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

  /// Two folders of one name are enough for any repository that a Mac made.
  private static let maxSpellings = 8

  /// The file as a file system that ignores case and ways to write accents would find it. Where two folders have such a name, it may
  /// lie in either.
  private func otherSpelling(of path: String) -> String? {
    var found = [boundary]
    let rest = path == boundary ? "" : path.dropFirst(boundary == "/" ? 1 : boundary.utf8.count + 1)
    for part in rest.split(separator: "/") {
      let key = Self.folded(String(part))
      var next: [String] = []
      for folder in found {
        for name in names(in: folder)[key] ?? [] where next.count < Self.maxSpellings {
          // The one that is written so comes first.
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
