import Foundation
import Projects

/// The compiler that builds projects: `swiftc` of the PATH.
package struct SwiftCompiler: Sendable {
  package let path: String

  /// - Throws: ``ToolchainError/noCompiler`` where the PATH has none.
  package static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ToolchainError) -> SwiftCompiler {
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let path = "\(folder)/swiftc"
      if FileManager.default.isExecutableFile(atPath: path) { return SwiftCompiler(path: path) }
    }
    throw .noCompiler
  }

  /// Makes sure that it is the compiler that made the toolchain's modules.
  ///
  /// Asking it takes a tenth of a second, so that the answer is kept in `folder`, where there is one, as long as the program is the same.
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
  /// Its driver leaves a folder among temporary files each time: they get a folder of their own, which goes with the run. Not in the project,
  /// whose path may have other characters than the driver's code for temporary files can read: it stops at those beyond ASCII.
  func run(_ arguments: [String], in folder: URL, timeout: Duration) throws -> ProcessRun.Result {
    let temporary = FileManager.default.temporaryDirectory.appending(path: "viewcode-compiler-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporary) }
    let own = ["TMPDIR": temporary.path(percentEncoded: false)]
    return try ProcessRun.run(
      [path] + arguments, in: folder, environment: ProcessInfo.processInfo.environment.merging(own) { $1 },
      timeout: timeout)
  }

  /// What the driver tells the frontend of where its own macros lie.
  var pluginFlags: [String] {
    let folder = programs.deletingLastPathComponent().appending(path: "lib/swift/host").path(percentEncoded: false)
    return [
      "-in-process-plugin-server-path", "\(folder)/libSwiftInProcPluginServer.so", "-plugin-path", "\(folder)/plugins",
    ]
  }

  /// What reads the index that the compiler writes.
  var indexLibrary: String {
    programs.deletingLastPathComponent().appending(path: "lib/libIndexStore.so").path(percentEncoded: false)
  }

  /// Mangled names as Swift writes them out, in their order; those that are none stay as they are.
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

  /// The line that names the version, without what else the driver says.
  static func version(in text: String) -> String {
    text.split(separator: "\n").first { $0.contains("Swift version") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    } ?? text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
