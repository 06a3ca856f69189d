import Foundation
import Projects

/// The compiler that builds projects: the `swiftc` in the PATH.
package struct SwiftCompiler: Sendable {
  package let path: String

  /// - Throws: ``ToolchainError/noCompiler`` if the PATH contains no compiler.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ToolchainError) -> SwiftCompiler {
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/swiftc"
      if FileManager.default.isExecutableFile(atPath: path) { return SwiftCompiler(path: path) }
    }
    throw .noCompiler
  }

  /// Throws an error if the compiler is not the one that built the toolchain's modules.
  ///
  /// Running the compiler takes a tenth of a second, so the version is stored in `folder`, if any, as long as the
  /// program is unchanged.
  package func check(for toolchain: Toolchain, rememberingIn folder: URL?) throws {
    let file = toolchain.root.appending(path: "compiler")
    guard let wanted = try? String(contentsOf: file, encoding: .utf8) else {
      throw ToolchainError.incomplete(root: toolchain.root.path(percentEncoded: false), missing: "compiler")
    }
    let real = URL(filePath: path).resolvingSymlinksInPath()
    let mark = "\(real.path(percentEncoded: false)) \(FileStamp(of: real)?.text ?? "") \(wanted)"
    let memory = folder?.appending(path: "compiler")
    if let memory, let known = try? String(contentsOf: memory, encoding: .utf8), known == mark { return }
    let answer = try ProcessRun.run([path, "--version"], timeout: .seconds(30))
    guard answer.succeeded else {
      throw ToolchainError.brokenCompiler(
        path: path, output: answer.output.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    let found = SwiftCompiler.version(in: answer.output)
    guard found == SwiftCompiler.version(in: wanted) else {
      throw ToolchainError.otherCompiler(wanted: SwiftCompiler.version(in: wanted), found: found)
    }
    if let memory { try? mark.write(to: memory, atomically: true, encoding: .utf8) }
  }

  /// Runs the compiler.
  ///
  /// The driver leaves a temporary folder behind each time, so it gets its own folder for temporary files, which is
  /// removed after the run. That folder is not in the project, because the driver's code for temporary files cannot
  /// read paths with characters beyond ASCII.
  func run(_ arguments: [String], in folder: URL, timeout: Duration) throws -> ProcessRun.Result {
    let temporary = FileManager.default.temporaryDirectory.appending(path: "viewcode-compiler-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporary) }
    let own = ["TMPDIR": temporary.path(percentEncoded: false)]
    return try ProcessRun.run(
      [path] + arguments, in: folder, environment: ProcessInfo.processInfo.environment.merging(own) { $1 },
      timeout: timeout)
  }

  /// The flags with which the driver tells the frontend the location of the standard macros.
  var pluginFlags: [String] {
    let folder = programs.deletingLastPathComponent().appending(path: "lib/swift/host").path(percentEncoded: false)
    return [
      "-in-process-plugin-server-path", "\(folder)/libSwiftInProcPluginServer.so", "-plugin-path", "\(folder)/plugins",
    ]
  }

  /// The library that reads the index that the compiler writes.
  var indexLibrary: String {
    programs.deletingLastPathComponent().appending(path: "lib/libIndexStore.so").path(percentEncoded: false)
  }

  /// Returns demangled names, in their order. Text that is not a mangled name is unchanged.
  func demangled(_ names: [String]) throws -> [String] {
    let list = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: list) }
    try Data(names.map { $0 + "\n" }.joined().utf8).write(to: list)
    let tool = programs.appending(path: "swift-demangle").path(percentEncoded: false)
    let run = try ProcessRun.run(
      ["/bin/sh", "-c", "exec \"$1\" <\"$2\"", "sh", tool, list.path(percentEncoded: false)], timeout: .seconds(60))
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard run.succeeded, lines.count >= names.count else { return names }
    return Array(lines.prefix(names.count))
  }

  /// The folder of the compiler and its tools.
  var programs: URL { URL(filePath: path).resolvingSymlinksInPath().deletingLastPathComponent() }

  /// Returns the line that contains the version, without the rest of the driver's output.
  static func version(in text: String) -> String {
    text.split(separator: "\n").first { $0.contains("Swift version") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    } ?? text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
