import Foundation
import ProjectBuilding
import Projects
import ToolSupport

/// Runs this command again in a sandbox of separate namespaces, with Bubblewrap. The command and all processes that it
/// starts (manifests, macros, compilers, scripts, the app) have no access to the network, other processes and the
/// session's sockets. The file system is read-only, except for the project's folder, the build folder, and temporary
/// folders.
///
/// Read access is not restricted: `docs/strangers-code.md` describes the consequences.
struct Sandbox {
  /// The path that was passed to the command.
  let project: String
  let buildPath: String?
  /// The paths that must be readable even in a temporary folder, which is replaced in the sandbox.
  let readable: [String]

  private static let mark = "VIEWCODE_IN_SANDBOX"

  static var isEntered: Bool { ProcessInfo.processInfo.environment[mark] == "1" }

  /// Enters the sandbox. It only returns by throwing an error.
  func enter() throws -> Never {
    let environment = ProcessInfo.processInfo.environment
    guard let tool = Sandbox.tool(environment) else {
      throw CommandFailure.noBubblewrap
    }
    let arguments = try arguments(environment)
    // Test this first, because no code of the project may run if the system does not permit namespaces.
    let trial = try CommandFailure.of(.toolchain) {
      try ProcessRun.run([tool] + arguments + ["/bin/true"], timeout: .seconds(20))
    }
    guard trial.succeeded else {
      throw CommandFailure.noNamespaces(trial.output.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path(percentEncoded: false)
    var inside = environment
    inside[Sandbox.mark] = "1"
    // Remove the connections to programs outside that perform actions on request.
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
    // The compiler stores its caches of headers in the user's cache folder, which also contains fetched packages.
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
      // Other paths are visible as they are.
      for place in ["/tmp/", "/run/", caches + "/"] where real.hasPrefix(place) { result += ["--ro-bind", real, real] }
    }
    for path in writable { result += ["--bind", path, path] }
    return result + ["--chdir", here]
  }

  /// Returns the writable folder, which is that of the specified project.
  private func projectFolder() throws -> String {
    let url = URL(filePath: project).standardizedFileURL.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false), isDirectory: &isFolder) else {
      throw CommandFailure.missingProject(project)
    }
    let isProject = !isFolder.boolValue || ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
    var path = (isProject ? url.deletingLastPathComponent() : url).path(percentEncoded: false)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    guard path != "/" else {
      throw CommandFailure.sandboxOfEverything
    }
    return path
  }

  /// Returns the folders of the toolchain and the compiler.
  private static func programs() throws -> [String] {
    try CommandFailure.of(.toolchain) {
      let toolchain = try Toolchain.find().root.path(percentEncoded: false)
      let compiler = URL(filePath: try SwiftCompiler.find().path).resolvingSymlinksInPath()
      return [toolchain, compiler.deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)]
    }
  }

  private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
