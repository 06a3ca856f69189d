import Foundation
import Projects

/// The files that Git ignores in this clone of a repository, by a list that is not committed.
struct GitExclusion {
  let folder: URL

  private static let begin = "# viewcode editor: begin"
  private static let end = "# viewcode editor: end"

  /// Excludes files. Outside of a repository, this does nothing.
  func exclude(_ files: [String]) {
    guard let (list, prefix) = place() else { return }
    let own = [Self.begin] + files.map { "/\(prefix)\($0)" } + [Self.end]
    var lines = withoutOwn(list)
    while lines.last?.isEmpty == true { lines.removeLast() }
    write(lines + own, to: list)
  }

  func includeAgain() {
    guard let (list, _) = place(), FileManager.default.fileExists(atPath: list.path(percentEncoded: false)) else {
      return
    }
    var lines = withoutOwn(list)
    while lines.last?.isEmpty == true { lines.removeLast() }
    write(lines, to: list)
  }

  /// Returns the repository's list, and the folder's path in the repository.
  private func place() -> (list: URL, prefix: String)? {
    let path = folder.path(percentEncoded: false)
    guard
      let run = try? ProcessRun.run(
        ["/usr/bin/env", "git", "-C", path, "rev-parse", "--git-path", "info/exclude", "--show-prefix"], output: .apart,
        timeout: .seconds(10)), run.succeeded
    else { return nil }
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let list = lines.first, !list.isEmpty else { return nil }
    // Git returns a path relative to the folder.
    return (list.hasPrefix("/") ? URL(filePath: list) : folder.appending(path: list), lines.count > 1 ? lines[1] : "")
  }

  private func withoutOwn(_ list: URL) -> [String] {
    guard let text = try? String(contentsOf: list, encoding: .utf8) else { return [] }
    var lines: [String] = []
    var isOwn = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line == Self.begin { isOwn = true }
      if !isOwn { lines.append(line) }
      if line == Self.end { isOwn = false }
    }
    return lines
  }

  private func write(_ lines: [String], to list: URL) {
    try? FileManager.default.createDirectory(at: list.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    try? text.write(to: list, atomically: true, encoding: .utf8)
  }
}
