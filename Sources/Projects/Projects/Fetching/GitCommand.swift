import Foundation
import XcodeProjects

/// Calls git: without questions, hooks and settings of the folder that it is called in.
struct GitCommand {
  /// Nil where the PATH has no git.
  static func find() -> GitCommand? {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/git"
      if access(path, X_OK) == 0, FileSystem.isFile(path) { return GitCommand(path: path) }
    }
    return nil
  }

  let path: String
  /// A large repository on a slow line takes a while.
  var timeout = Duration.seconds(600)

  /// - Parameter own: variables that go before all others.
  func run(_ arguments: [String], environment own: [String: String] = [:]) throws -> ProcessRun.Result {
    var environment = ProcessInfo.processInfo.environment
    // A hook of git that calls us has these set for its own repository.
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

  /// Whether an address is one that git is given: no option, and no program.
  static func isAddress(_ text: String) -> Bool {
    guard !text.hasPrefix("-"), !text.contains("::"), !text.contains("\n") else { return false }
    if text.hasPrefix("/") || text.contains("://") { return true }
    // git@host:path
    return text.contains("@") && text.contains(":") && !text.contains(" ")
  }
}
