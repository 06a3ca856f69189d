import Foundation
import XcodeProjects

/// The revisions of the Git repository that contains a project.
///
/// They are checked out into separate folders, with a separate index, so that the repository and its list of worktrees
/// do not change. A file that is the same in two revisions keeps its modification time, so that its build products stay
/// valid.
package struct ProjectRevisions: Sendable {
  /// The root folder of the repository.
  package let root: URL
  /// The path of the project in the repository, which is empty for the root folder.
  package let place: String
  let git: GitCommand
  private let gitFolder: String

  /// - Parameter project: The project's file or folder.
  /// - Throws: ``RevisionError`` if Git or a repository is missing.
  package init(of project: URL) throws(RevisionError) {
    guard let git = GitCommand.find() else { throw RevisionError("git is not in PATH") }
    let real = project.standardizedFileURL.resolvingSymlinksInPath()
    let path = ProjectRevisions.plain(real)
    guard FileManager.default.fileExists(atPath: path) else {
      throw RevisionError("\(project.path(percentEncoded: false)): there is no such file or folder")
    }
    let folder = FileSystem.isFile(path) ? ProjectRevisions.plain(real.deletingLastPathComponent()) : path
    self.git = git
    let output = try ProjectRevisions.ask(git, ["-C", folder, "rev-parse", "--show-toplevel", "--absolute-git-dir"]) {
      "\(path) is not in a Git repository: \($0)"
    }
    let lines = output.split(separator: "\n").map(String.init)
    guard lines.count == 2 else { throw RevisionError("\(path) is not in the working tree of a Git repository") }
    root = URL(filePath: lines[0]).resolvingSymlinksInPath()
    gitFolder = lines[1]
    let top = ProjectRevisions.plain(root)
    guard path == top || path.hasPrefix(top + "/") else { throw RevisionError("\(path) is not in \(top)") }
    place = String(path.dropFirst(top.count).drop { $0 == "/" })
  }

  var folder: String { ProjectRevisions.plain(root) }

  private static func plain(_ url: URL) -> String {
    var path = url.path(percentEncoded: false)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Returns the commit that a name denotes, such as a branch, a tag, an abbreviated hash or `HEAD~2`, or `nil` if
  /// there is none.
  package func commit(_ name: String) throws(RevisionError) -> String? {
    guard !name.isEmpty, !name.contains("\0") else { return nil }
    let run: ProcessRun.Result
    do {
      run = try git.run([
        "-C", ProjectRevisions.plain(root), "rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}",
      ])
    } catch {
      throw RevisionError("cannot start git: \(error)")
    }
    let commit = run.output.trimmingCharacters(in: .whitespacesAndNewlines)
    return run.succeeded && commit.count >= 40 && commit.allSatisfy(\.isHexDigit) ? commit : nil
  }

  /// Writes the files of a commit that differ from the last checkout into a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder, which is created if necessary. Other files in it are kept.
  ///   - index: The file in which Git records the files that it has written.
  package func checkOut(_ commit: String, into folder: URL, index: URL) throws(RevisionError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw RevisionError(
        "cannot create \(folder.path(percentEncoded: false)): \((error as NSError).localizedDescription)")
    }
    // An interrupted checkout leaves its lock behind.
    try? FileManager.default.removeItem(atPath: index.path(percentEncoded: false) + ".lock")
    _ = try ProjectRevisions.ask(
      git,
      [
        "--git-dir", gitFolder, "--work-tree", folder.path(percentEncoded: false), "-c", "core.bare=false", "read-tree",
        "--reset", "-u", commit,
      ], ["GIT_INDEX_FILE": index.path(percentEncoded: false), "GIT_LFS_SKIP_SMUDGE": "0"]
    ) { "cannot check out \(commit.prefix(12)): \($0)" }
  }

  static func ask(
    _ git: GitCommand, _ arguments: [String], _ environment: [String: String] = [:], failure: (String) -> String
  ) throws(RevisionError) -> String {
    let run: ProcessRun.Result
    do {
      run = try git.run(arguments, environment: environment)
    } catch {
      throw RevisionError("cannot start git: \(error)")
    }
    guard run.succeeded else {
      throw RevisionError(failure(run.errors.trimmingCharacters(in: .whitespacesAndNewlines)))
    }
    return run.output
  }
}

/// An error for a revision or a repository that is not available.
package struct RevisionError: Error, CustomStringConvertible, Equatable {
  package let description: String

  init(_ description: String) { self.description = description }
}
