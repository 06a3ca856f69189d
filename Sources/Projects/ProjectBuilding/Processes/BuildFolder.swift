import Foundation

/// The hidden folder of a project that contains the output of its builds: rewritten sources, objects, products.
///
/// Its first file makes Git ignore it. It can be removed at any time.
package struct BuildFolder: Sendable {
  package let root: URL

  /// - Parameter root: The folder. Default: `.viewcode` in the project's folder.
  /// - Throws: ``BuildFolderError`` if the folder can't be written to, is a link that is part of the project, or
  ///   contains files that a build did not create. In these cases nothing is created.
  package init(for project: URL, at root: URL? = nil) throws(BuildFolderError) {
    self.root = root ?? project.appending(path: ".viewcode")
    let path = self.root.path(percentEncoded: false)
    // A folder that the user names may be a link. A link in the project could make the build write to any place that
    // its author chooses.
    if root == nil { try BuildFolder.refuseLink(at: self.root) }
    let ignore = self.root.appending(path: ".gitignore")
    if FileManager.default.fileExists(atPath: ignore.path(percentEncoded: false)) {
      guard FileManager.default.isWritableFile(atPath: path) else {
        throw BuildFolderError(folder: path, reason: "it is not writable")
      }
      return
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      guard isFolder.boolValue else { throw BuildFolderError(folder: path, reason: "a file with this name exists") }
      guard (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty == true else {
        throw BuildFolderError(folder: path, reason: "it is not a build folder, and it is not empty", isThere: true)
      }
    }
    do {
      try FileManager.default.createDirectory(at: self.root, withIntermediateDirectories: true)
      try "*\n".write(to: ignore, atomically: true, encoding: .utf8)
    } catch {
      throw BuildFolderError(folder: path, reason: (error as NSError).localizedDescription)
    }
  }

  /// Returns a folder within this one, creating it if necessary.
  ///
  /// - Parameter path: The path of the folder. It may contain names from a project, and names that lead outside are
  ///   rejected.
  /// - Throws: ``BuildFolderError`` if a name is `..`, or a link that is part of the project.
  package func folder(_ path: String) throws -> URL {
    var url = root
    for name in path.split(separator: "/", omittingEmptySubsequences: false) {
      url.append(path: name)
      guard !["", ".", ".."].contains(name) else {
        throw BuildFolderError(
          folder: "\(root.path(percentEncoded: false))/\(path)", reason: "“\(name)” is not a valid name", isThere: true)
      }
      try BuildFolder.refuseLink(at: url)
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  private static func refuseLink(at folder: URL) throws(BuildFolderError) {
    var path = folder.path(percentEncoded: false)
    if path.hasSuffix("/") { path.removeLast() }
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil {
      throw BuildFolderError(folder: path, reason: "it is a symbolic link", isThere: true)
    }
  }
}

package struct BuildFolderError: Error, CustomStringConvertible {
  package let folder: String
  package let reason: String
  /// Whether an existing file or folder is in the way.
  package var isThere = false

  package var description: String {
    """
    cannot \(isThere ? "use" : "create") the build folder \(folder): \(reason). \
    Use --build-path to choose another folder.
    """
  }
}

extension BuildFolder {
  /// Removes a build folder and its contents, if it exists.
  ///
  /// - Throws: ``BuildFolderError`` if a build did not create the folder.
  package static func remove(at folder: URL) throws(BuildFolderError) {
    let path = folder.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return }
    try refuseLink(at: folder)
    let ignore = try? String(contentsOf: folder.appending(path: ".gitignore"), encoding: .utf8)
    guard ignore == "*\n" else {
      throw BuildFolderError(folder: path, reason: "it is not a build folder", isThere: true)
    }
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      throw BuildFolderError(folder: path, reason: (error as NSError).localizedDescription)
    }
  }
}
