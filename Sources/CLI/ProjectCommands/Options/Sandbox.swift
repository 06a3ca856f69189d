import Foundation
import ProjectBuilding
import Projects
import ToolSupport

/// Runs this command again in namespaces of its own, by bubblewrap: it and all that it starts (manifests, macros,
/// compilers, scripts, the app) find no network, no other processes, no sockets of the session, and a file system that
/// is read alone but for the project's folder, the folder for what is built, and temporary ones.
///
/// It takes away no right to read: `docs/strangers-code.md` says what that means.
struct Sandbox {
  /// What lies at the path that the command was given.
  let project: String
  let buildPath: String?
  /// What has to be read although it may lie in a temporary folder, which is another one in there.
  let readable: [String]

  private static let mark = "VIEWCODE_IN_SANDBOX"

  static var isEntered: Bool { ProcessInfo.processInfo.environment[mark] == "1" }

  /// Comes back only by throwing.
  func enter() throws -> Never {
    let environment = ProcessInfo.processInfo.environment
    guard let tool = Sandbox.tool(environment) else {
      throw CommandFailure(
        .installation, "--sandbox needs bubblewrap, and PATH has no bwrap (on Debian: apt install bubblewrap)")
    }
    let arguments = try arguments(environment)
    // Asked first: where the system permits no namespaces, nothing of the project may run.
    let trial = try CommandFailure.of(.toolchain) {
      try ProcessRun.run([tool] + arguments + ["/bin/true"], timeout: .seconds(20))
    }
    guard trial.succeeded else {
      throw CommandFailure(
        .installation,
        "--sandbox: this system does not let bubblewrap make one: "
          + trial.output.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path(percentEncoded: false)
    var inside = environment
    inside[Sandbox.mark] = "1"
    // Ways to programs outside that would do something when asked.
    for name in [
      "SSH_AUTH_SOCK", "SSH_AGENT_PID", "GPG_AGENT_INFO", "DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "WAYLAND_DISPLAY",
    ] {
      inside[name] = nil
    }
    inside["TMPDIR"] = "/tmp"
    try Exec.run(tool, arguments + [program] + CommandLine.arguments.dropFirst(), environment: inside)
  }

  private static func tool(_ environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/bwrap" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private func arguments(_ environment: [String: String]) throws -> [String] {
    let folder = try projectFolder()
    var writable = [folder]
    if let buildPath {
      let url = URL(filePath: buildPath).standardizedFileURL
      try CommandFailure.of(.project) {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      }
      writable.append(url.resolvingSymlinksInPath().path(percentEncoded: false))
    }
    var result = [
      "--unshare-all", "--die-with-parent", "--new-session", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc",
      "--tmpfs", "/tmp", "--tmpfs", "/run",
    ]
    // The compiler keeps what it has read of headers in the user's cache; fetched packages lie there, too, and are
    // read.
    let caches =
      environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "\(environment["HOME"] ?? "/nowhere")/.cache"
    if Sandbox.exists(caches) {
      result += ["--tmpfs", caches]
      if Sandbox.exists("\(caches)/viewcode") { result += ["--ro-bind", "\(caches)/viewcode", "\(caches)/viewcode"] }
    } else {
      result += ["--setenv", "XDG_CACHE_HOME", "/tmp/caches"]
    }
    let here = FileManager.default.currentDirectoryPath
    for path in try Sandbox.programs() + readable + [here] where Sandbox.exists(path) {
      let real = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
      // The rest is there as it is.
      for place in ["/tmp/", "/run/", caches + "/"] where real.hasPrefix(place) { result += ["--ro-bind", real, real] }
    }
    for path in writable { result += ["--bind", path, path] }
    return result + ["--chdir", here]
  }

  /// The folder that may be written to: that of the project that was named.
  private func projectFolder() throws -> String {
    let url = URL(filePath: project).standardizedFileURL.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false), isDirectory: &isFolder) else {
      throw CommandFailure(.project, "\(project): there is no such file or folder")
    }
    let isProject = !isFolder.boolValue || ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
    var path = (isProject ? url.deletingLastPathComponent() : url).path(percentEncoded: false)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard path != "/" else {
      throw CommandFailure(.project, "--sandbox: the project's folder is the whole file system; name another")
    }
    return path
  }

  /// Where the toolchain and the compiler lie.
  private static func programs() throws -> [String] {
    try CommandFailure.of(.toolchain) {
      let toolchain = try Toolchain.find().root.path(percentEncoded: false)
      let compiler = URL(filePath: try SwiftCompiler.find().path).resolvingSymlinksInPath()
      return [toolchain, compiler.deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)]
    }
  }

  private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
