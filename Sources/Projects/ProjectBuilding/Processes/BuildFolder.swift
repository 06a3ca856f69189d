import Foundation

/// The hidden folder of a project that holds all that building it makes: rewritten sources, objects, products.
///
/// Its first file tells git to leave it alone. Removing it loses nothing.
package struct BuildFolder: Sendable {
  package let root: URL

  /// - Parameter root: the folder. Default: `.viewcode` in the project's.
  /// - Throws: ``BuildFolderError`` where it can't be written to, is a link that came with the project, or holds what building did
  ///   not make; then nothing was made.
  package init(for project: URL, at root: URL? = nil) throws(BuildFolderError) {
    self.root = root ?? project.appending(path: ".viewcode")
    let path = self.root.path(percentEncoded: false)
    // Who names a folder may well mean a link. One that lies in the project would have what its author likes be written to.
    if root == nil { try BuildFolder.refuseLink(at: self.root) }
    let ignore = self.root.appending(path: ".gitignore")
    if FileManager.default.fileExists(atPath: ignore.path(percentEncoded: false)) {
      guard FileManager.default.isWritableFile(atPath: path) else {
        throw BuildFolderError(folder: path, reason: "it can't be written to")
      }
      return
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      guard isFolder.boolValue else { throw BuildFolderError(folder: path, reason: "a file lies there") }
      guard (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty == true else {
        throw BuildFolderError(folder: path, reason: "it is no build folder, and not empty", isThere: true)
      }
    }
    do {
      try FileManager.default.createDirectory(at: self.root, withIntermediateDirectories: true)
      try "*\n".write(to: ignore, atomically: true, encoding: .utf8)
    } catch {
      throw BuildFolderError(folder: path, reason: (error as NSError).localizedDescription)
    }
  }

  /// A folder in this one, which is made where it is not there.
  ///
  /// - Parameter path: its names may be a project's; those that lead elsewhere are refused.
  /// - Throws: ``BuildFolderError`` where one of them is `..`, or a link that came with the project.
  package func folder(_ path: String) throws -> URL {
    var url = root
    for name in path.split(separator: "/", omittingEmptySubsequences: false) {
      url.append(path: name)
      guard !["", ".", ".."].contains(name) else {
        throw BuildFolderError(
          folder: "\(root.path(percentEncoded: false))/\(path)", reason: "“\(name)” is no name", isThere: true)
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
      throw BuildFolderError(folder: path, reason: "it is a link", isThere: true)
    }
  }
}

package struct BuildFolderError: Error, CustomStringConvertible {
  package let folder: String
  package let reason: String
  /// Whether something lies there that stays.
  package var isThere = false

  package var description: String {
    """
    \(folder) can't be \(isThere ? "used" : "made"): \(reason). What is built is kept there; --build-path names another folder.
    """
  }
}

extension BuildFolder {
  /// Removes a build folder and all that is in it. One that is not there is removed already.
  ///
  /// - Throws: ``BuildFolderError`` where the folder is none that building made.
  package static func remove(at folder: URL) throws(BuildFolderError) {
    let path = folder.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return }
    try refuseLink(at: folder)
    let ignore = try? String(contentsOf: folder.appending(path: ".gitignore"), encoding: .utf8)
    guard ignore == "*\n" else {
      throw BuildFolderError(folder: path, reason: "it is no build folder and stays", isThere: true)
    }
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      throw BuildFolderError(folder: path, reason: (error as NSError).localizedDescription)
    }
  }
}
