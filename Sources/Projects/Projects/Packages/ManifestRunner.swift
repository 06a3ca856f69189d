import Foundation
import XcodeProjects

/// Runs `swift package dump-package`. The manifest is compiled and executed; it gets a minute, and everything that it started ends with
/// it. Nothing is written into the package.
package struct ManifestRunner: Sendable {
  /// Manifests take less than a second; the first one of a machine some.
  package static let defaultTimeLimit: Duration = .seconds(60)
  private static let maxOutput = 32 << 20

  /// Nil for the first `swift` of `PATH`.
  package var swift: URL?
  package var timeLimit: Duration
  /// What manifests said before; nil: each runs each time.
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
    // A manifest that asks for the system is read as a Mac reads it: elsewhere it may leave out what iOS has.
    if let copy = try ManifestCopy(of: folder, in: scratch) {
      if let output = try? dump(copy.folder, program, scratch, manifestOf: folder) {
        return Data(copy.withOriginalPaths(output).utf8)
      }
      // What it names of a Mac's own modules does not compile here.
    }
    return Data(try dump(folder, program, scratch, manifestOf: folder).utf8)
  }

  private func dump(_ package: URL, _ program: String, _ scratch: URL, manifestOf folder: URL) throws -> String {
    let arguments = [
      "package", "--package-path", package.path, "--scratch-path", scratch.appending(path: "build").path,
      "dump-package",
    ]
    // The package manager leaves folders and locks among temporary files, and the compiler's driver a folder: they go with this one.
    let environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": scratch.path]) { $1 }
    let run = try ProcessRun.run(
      [program] + arguments, environment: environment, output: .apart, timeout: timeLimit,
      maxOutput: Self.maxOutput)
    let path = folder.appending(path: "Package.swift").path
    if run.timedOut || run.isTooLong {
      throw ProjectError.unreadable(
        path: path,
        reason: run.timedOut
          ? "did not end within \(timeLimit.components.seconds) s" : "printed more than \(Self.maxOutput) bytes")
    }
    guard run.status == 0 else {
      throw ProjectError.manifest(
        path: path, reason: "the manifest cannot be evaluated", output: Self.shortened(run.errors))
    }
    return run.output
  }

  private static func program(_ name: String) throws -> String {
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/\(name)"
      if access(path, X_OK) == 0, FileSystem.isFile(path) { return path }
    }
    throw ProjectError.unreadable(path: name, reason: "PATH has no such program")
  }

  /// The lines that say what is wrong.
  private static func shortened(_ errors: String) -> String {
    let lines = errors.prefix(1 << 20).split(separator: "\n")
    // The compiler's own, by file and line; the package manager wraps them into how it called the compiler.
    let placed = lines.filter { $0.contains(#/^[^ ].*:\d+:\d+: error: /#) }
    let telling = placed.isEmpty ? lines.filter { $0.contains("error:") } : placed
    return (telling.isEmpty ? lines[...] : telling[...]).prefix(12).joined(separator: "\n")
  }
}
