import Foundation

/// The hidden folder of a project that holds all that building it makes: rewritten sources, objects, products.
///
/// Its first file tells git to leave it alone. Removing it loses nothing.
package struct BuildFolder: Sendable {
  package let root: URL

  /// - Parameter root: the folder. Default: `.viewcode` in the project's.
  /// - Throws: ``BuildFolderError`` where it can't be written to; then nothing was made.
  package init(for project: URL, at root: URL? = nil) throws(BuildFolderError) {
    self.root = root ?? project.appending(path: ".viewcode")
    let ignore = self.root.appending(path: ".gitignore")
    if FileManager.default.fileExists(atPath: ignore.path(percentEncoded: false)) {
      guard FileManager.default.isWritableFile(atPath: self.root.path(percentEncoded: false)) else {
        throw BuildFolderError(folder: self.root.path(percentEncoded: false), reason: "it can't be written to")
      }
      return
    }
    do {
      try FileManager.default.createDirectory(at: self.root, withIntermediateDirectories: true)
      try "*\n".write(to: ignore, atomically: true, encoding: .utf8)
    } catch {
      throw BuildFolderError(
        folder: self.root.path(percentEncoded: false), reason: (error as NSError).localizedDescription)
    }
  }

  package func folder(_ path: String) throws -> URL {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}

package struct BuildFolderError: Error, CustomStringConvertible {
  package let folder: String
  package let reason: String

  package var description: String {
    "\(folder) can't be made: \(reason). What is built is kept there; --build-path names another folder."
  }
}

extension BuildFolder {
  /// Removes a build folder and all that is in it. One that is not there is removed already.
  ///
  /// - Throws: ``BuildFolderError`` where the folder is none that building made.
  package static func remove(at folder: URL) throws(BuildFolderError) {
    let path = folder.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return }
    let ignore = try? String(contentsOf: folder.appending(path: ".gitignore"), encoding: .utf8)
    guard ignore == "*\n" else { throw BuildFolderError(folder: path, reason: "it is no build folder and stays") }
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      throw BuildFolderError(folder: path, reason: (error as NSError).localizedDescription)
    }
  }
}
