import Foundation

extension ProjectRevisions {
  /// Returns the files that differ from a commit, including untracked files. Paths are relative to the repository's
  /// root folder.
  package func changedFiles(since commit: String) throws(RevisionError) -> Set<String> {
    let failure: (String) -> String = { "cannot list the changes since \(commit.prefix(12)): \($0)" }
    let changed = try ProjectRevisions.ask(
      git, ["-C", folder, "diff", "--name-only", "--no-renames", "-z", commit, "--"], failure: failure)
    let new = try ProjectRevisions.ask(
      git, ["-C", folder, "ls-files", "--others", "--exclude-standard", "-z"], failure: failure)
    return Set((changed + new).split(separator: "\0").map(String.init))
  }

  /// Returns the text of a file in a commit, or nil if the commit does not contain the file.
  package func text(of path: String, in commit: String) -> String? {
    let run = try? git.run(["-C", folder, "show", "\(commit):\(path)"])
    return run.flatMap { $0.succeeded ? $0.output : nil }
  }
}
