import Foundation
import XcodeProjects

/// Runs Git without prompts, and without the hooks and settings of the current folder.
struct GitCommand {
  /// Returns the `git` in the PATH, or nil if there is none.
  static func find() -> GitCommand? {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/git"
      if access(path, X_OK) == 0, FileSystem.isFile(path) { return GitCommand(path: path) }
    }
    return nil
  }

  let path: String
  /// The time limit, which allows for a large repository on a slow connection.
  var timeout = Duration.seconds(600)

  /// Runs Git.
  ///
  /// - Parameter own: Variables that override all others.
  func run(_ arguments: [String], environment own: [String: String] = [:]) throws -> ProcessRun.Result {
    var environment = ProcessInfo.processInfo.environment
    // A Git hook that calls this program sets these for its own repository.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY"] { environment[name] = nil }
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_ASKPASS"] = "/bin/false"
    environment["GIT_SSH_COMMAND"] = environment["GIT_SSH_COMMAND"] ?? "ssh -o BatchMode=yes -o ConnectTimeout=20"
    environment["GIT_LFS_SKIP_SMUDGE"] = "1"
    environment["LC_ALL"] = "C"
    environment.merge(own) { $1 }
    let settings = [
      "core.hooksPath=/dev/null", "core.fsmonitor=false", "gc.auto=0", "advice.detachedHead=false",
      "protocol.ext.allow=never", "http.lowSpeedLimit=1000", "http.lowSpeedTime=60",
    ]
    return try ProcessRun.run(
      [path] + settings.flatMap { ["-c", $0] } + arguments, environment: environment, output: .apart, timeout: timeout)
  }

  /// Returns whether a text is a valid repository address, and neither an option nor a program.
  static func isAddress(_ text: String) -> Bool {
    guard !text.hasPrefix("-"), !text.contains("::"), !text.contains("\n") else { return false }
    if text.hasPrefix("/") || text.contains("://") { return true }
    // An address such as `git@host:path`.
    return text.contains("@") && text.contains(":") && !text.contains(" ")
  }
}
