import Foundation
import XcodeProjects

/// Runs `swift package dump-package`, which compiles and executes the manifest. At the time limit, the program and all
/// processes that it started are stopped. No files are written to the package.
package struct ManifestRunner: Sendable {
  /// The default time limit. Manifests take less than a second, except that the first one on a machine takes a few
  /// seconds.
  package static let defaultTimeLimit: Duration = .seconds(60)
  private static let maxOutput = 32 << 20

  /// The `swift` program. Default: `nil`, for the first `swift` in the `PATH`.
  package var swift: URL?
  package var timeLimit: Duration
  /// The cache of results. Default: `nil`, so that each manifest runs each time.
  package var memory: ManifestMemory?

  package init(swift: URL? = nil, timeLimit: Duration = defaultTimeLimit, memory: ManifestMemory? = nil) {
    self.swift = swift
    self.timeLimit = timeLimit
    self.memory = memory
  }

  package func dumpPackage(_ folder: URL) throws -> Data {
    let program = try swift?.path ?? Self.program("swift")
    guard let memory,
      let key = memory.key(of: folder, compiler: program, environment: ProcessInfo.processInfo.environment)
    else { return try run(folder, program) }
    if let known = memory.answer(to: key, of: folder) { return known }
    let answer = try run(folder, program)
    memory.remember(answer, to: key, of: folder)
    return answer
  }

  private func run(_ folder: URL, _ program: String) throws -> Data {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "viewcode-manifest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // A manifest that depends on the system is evaluated as on macOS, because on other systems it may exclude targets
    // for iOS.
    if let copy = try ManifestCopy(of: folder, in: scratch) {
      if let output = try? dump(copy.folder, program, scratch, manifestOf: folder) {
        return Data(copy.withOriginalPaths(output).utf8)
      }
      // The adapted manifest may not compile here, because it uses modules of macOS.
    }
    return Data(try dump(folder, program, scratch, manifestOf: folder).utf8)
  }

  private func dump(_ package: URL, _ program: String, _ scratch: URL, manifestOf folder: URL) throws -> String {
    let arguments = [
      "package", "--package-path", package.path, "--scratch-path", scratch.appending(path: "build").path,
      "dump-package",
    ]
    // The package manager and the compiler's driver leave temporary files behind, which are removed with this folder.
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": scratch.path]) { $1 }
    let run = try ProcessRun.run(
      [program] + arguments, environment: environment, output: .apart, timeout: timeLimit,
      maxOutput: Self.maxOutput)
    let path = folder.appending(path: "Package.swift").path
    if run.timedOut || run.isTooLong {
      throw ProjectError.unreadable(
        path: path,
        reason: run.timedOut
          ? "the manifest did not finish within \(timeLimit.components.seconds) seconds"
          : "the manifest printed more than \(Self.maxOutput) bytes")
    }
    guard run.status == 0 else {
      throw ProjectError.manifest(
        path: path, reason: "cannot evaluate the manifest", output: Self.shortened(run.errors))
    }
    return run.output
  }

  private static func program(_ name: String) throws -> String {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/\(name)"
      if access(path, X_OK) == 0, FileSystem.isFile(path) { return path }
    }
    throw ProjectError.unreadable(path: name, reason: "the program is not in PATH")
  }

  /// Returns the lines that describe the error.
  private static func shortened(_ errors: String) -> String {
    let lines = errors.prefix(1 << 20).split(separator: "\n")
    // Prefer the compiler's own messages, with file and line. The package manager adds the compiler's command line to
    // them.
    let placed = lines.filter { $0.contains(#/^[^ ].*:\d+:\d+: error: /#) }
    let telling = placed.isEmpty ? lines.filter { $0.contains("error:") } : placed
    return (telling.isEmpty ? lines[...] : telling[...]).prefix(12).joined(separator: "\n")
  }
}
