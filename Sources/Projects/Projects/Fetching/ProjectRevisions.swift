import Foundation
import XcodeProjects

/// The revisions of the git repository that a project lies in.
///
/// They are checked out into folders of ours, with an index of ours: nothing of the repository changes, and no list of worktrees in it
/// grows. A file that is the same in two revisions stays as it is, with its time, so that what was built of it stays good.
package struct ProjectRevisions: Sendable {
  /// The repository's topmost folder.
  package let root: URL
  /// Where the project lies in it; empty where it is the topmost folder.
  package let place: String
  let git: GitCommand
  private let gitFolder: String

  /// - Parameter project: the project's file or folder.
  /// - Throws: ``RevisionError`` where there is no git, or no repository.
  package init(of project: URL) throws(RevisionError) {
    guard let git = GitCommand.find() else { throw RevisionError("there is no git in PATH") }
    let real = project.standardizedFileURL.resolvingSymlinksInPath()
    let path = ProjectRevisions.plain(real)
    guard FileManager.default.fileExists(atPath: path) else {
      throw RevisionError("\(project.path(percentEncoded: false)): there is no such file or folder")
    }
    let folder = FileSystem.isFile(path) ? ProjectRevisions.plain(real.deletingLastPathComponent()) : path
    self.git = git
    let output = try ProjectRevisions.ask(git, ["-C", folder, "rev-parse", "--show-toplevel", "--absolute-git-dir"]) {
      "\(path) lies in no git repository: \($0)"
    }
    let lines = output.split(separator: "\n").map(String.init)
    guard lines.count == 2 else { throw RevisionError("\(path) lies in no working folder of git") }
    root = URL(filePath: lines[0]).resolvingSymlinksInPath()
    gitFolder = lines[1]
    let top = ProjectRevisions.plain(root)
    guard path == top || path.hasPrefix(top + "/") else { throw RevisionError("\(path) does not lie in \(top)") }
    place = String(path.dropFirst(top.count).drop { $0 == "/" })
  }

  var folder: String { ProjectRevisions.plain(root) }

  private static func plain(_ url: URL) -> String {
    var path = url.path(percentEncoded: false)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// The commit that a name stands for: a branch, a tag, a digit or more of its mark, `HEAD~2`; `nil` where it stands for none.
  package func commit(_ name: String) throws(RevisionError) -> String? {
    guard !name.isEmpty, !name.contains("\0") else { return nil }
    let run: ProcessRun.Result
    do {
      run = try git.run([
        "-C", ProjectRevisions.plain(root), "rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}",
      ])
    } catch {
      throw RevisionError("git can't be started: \(error)")
    }
    let commit = run.output.trimmingCharacters(in: .whitespacesAndNewlines)
    return run.succeeded && commit.count >= 40 && commit.allSatisfy(\.isHexDigit) ? commit : nil
  }

  /// Puts the files of a commit into a folder: those that are other ones than at the last time, and no others.
  ///
  /// - Parameters:
  ///   - folder: made where it is not there. What was put there by somebody else stays.
  ///   - index: the file in which git keeps what it has put there.
  package func checkOut(_ commit: String, into folder: URL, index: URL) throws(RevisionError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw RevisionError(
        "\(folder.path(percentEncoded: false)) can't be made: \((error as NSError).localizedDescription)")
    }
    // A run that was broken off leaves its lock.
    try? FileManager.default.removeItem(atPath: index.path(percentEncoded: false) + ".lock")
    _ = try ProjectRevisions.ask(
      git,
      [
        "--git-dir", gitFolder, "--work-tree", folder.path(percentEncoded: false), "-c", "core.bare=false", "read-tree",
        "--reset", "-u", commit,
      ], ["GIT_INDEX_FILE": index.path(percentEncoded: false), "GIT_LFS_SKIP_SMUDGE": "0"]
    ) { "\(commit.prefix(12)) can't be checked out: \($0)" }
  }

  static func ask(
    _ git: GitCommand, _ arguments: [String], _ environment: [String: String] = [:], failure: (String) -> String
  ) throws(RevisionError) -> String {
    let run: ProcessRun.Result
    do {
      run = try git.run(arguments, environment: environment)
    } catch {
      throw RevisionError("git can't be started: \(error)")
    }
    guard run.succeeded else {
      throw RevisionError(failure(run.errors.trimmingCharacters(in: .whitespacesAndNewlines)))
    }
    return run.output
  }
}

/// A revision, or a repository, that can't be had.
package struct RevisionError: Error, CustomStringConvertible, Equatable {
  package let description: String

  init(_ description: String) { self.description = description }
}
