import Foundation
import Projects
import ToolSupport

/// Builds the macros of packages, each as a library that the compiler loads on first use.
///
/// The name of the folder depends on the inputs of all macros, so that modules that use them are compiled again after a
/// change.
struct MacroBuilding {
  let compiler: SwiftCompiler
  let toolchain: Toolchain
  let folder: BuildFolder
  /// The time limit of a compilation.
  var timeout = Duration.seconds(600)

  /// The result of building macros.
  struct Macros {
    /// The flags that tell the compiler the location of the macros.
    var flags: [String] = []
    /// The results of modules that do not compile.
    var failures: [ModuleResult] = []
  }

  /// Builds macros.
  ///
  /// - Parameter targets: The macros and their dependencies, dependencies first.
  func build(_ targets: [Target]) throws -> Macros {
    guard !targets.isEmpty else { return Macros() }
    let syntax = try CompilerSyntax(of: compiler)
    let parent = try folder.folder("macros")
    let name = key(of: targets)
    let place = parent.appending(path: name)
    let flags = [
      "-external-plugin-path",
      "\(place.path(percentEncoded: false))#\(syntax.server.path(percentEncoded: false))",
    ]
    let mark = place.appending(path: "done")
    if FileManager.default.fileExists(atPath: mark.path(percentEncoded: false)) { return Macros(flags: flags) }
    for old in (try? FileManager.default.contentsOfDirectory(at: parent, includingPropertiesForKeys: nil)) ?? [] {
      try? FileManager.default.removeItem(at: old)
    }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var macros = Macros(flags: flags)
    let surroundings = try surroundings(in: place, syntax)
    let source = place.appending(path: "SwiftCompilerPlugin.swift")
    try MacroBuilding.pluginModule.write(to: source, atomically: true, encoding: .utf8)
    let base = try compile(
      "SwiftCompilerPlugin", [source], isScript: false, flags: ["-swift-version", "5"] + surroundings, in: place)
    guard base.succeeded else { return Macros(flags: flags, failures: [base]) }
    var objects = base.objects
    for target in targets where !target.sources.isEmpty {
      let module = try compile(
        target.moduleName, target.sources,
        isScript: target.sources.contains { $0.lastPathComponent == "main.swift" },
        flags: SettingsFlags.flags(for: target.settings, moduleName: target.moduleName).flags + surroundings, in: place)
      guard module.succeeded else {
        macros.failures.append(module)
        continue
      }
      guard target.kind == .macro else {
        objects += module.objects
        continue
      }
      let linked = try link(module, with: objects, syntax, in: place)
      if !linked.succeeded { macros.failures.append(linked) }
    }
    if macros.failures.isEmpty { try Data().write(to: mark) }
    return macros
  }

  /// Returns the key of the inputs, which differs for other sources, flags and compilers.
  private func key(of targets: [Target]) -> String {
    var text = FileStamp(of: toolchain.root.appending(path: "compiler"))?.text ?? ""
    text += ToolchainVersion.build
    for target in targets {
      text += "\n\(target.moduleName) \(SettingsFlags.flags(for: target.settings, moduleName: target.moduleName).flags)"
      for source in target.sources { text += "\n\(source.path) \(FileStamp(of: source)?.text ?? "-")" }
    }
    return StableHash.text(of: text)
  }

  private func surroundings(in place: URL, _ syntax: CompilerSyntax) throws -> [String] {
    let version =
      (try? String(contentsOf: toolchain.root.appending(path: "compiler"), encoding: .utf8)) ?? ""
    let map = place.appending(path: "versions.modulemap")
    let markers = CompilerSyntax.versionMarkers(forCompiler: version).map { "module \($0) {}\n" }.joined()
    try markers.write(to: map, atomically: true, encoding: .utf8)
    return [
      "-I", place.path(percentEncoded: false), "-I", syntax.folder.path(percentEncoded: false),
      "-Xcc", "-fmodule-map-file=\(map.path(percentEncoded: false))",
    ]
  }

  private func compile(
    _ name: String, _ files: [URL], isScript: Bool, flags: [String], in place: URL
  ) throws -> ModuleResult {
    let object = place.appending(path: "\(name).o")
    let list = place.appending(path: "\(name).list")
    try files.map { ResponseFile.quoted($0.path(percentEncoded: false)) }.joined(separator: "\n")
      .write(to: list, atomically: true, encoding: .utf8)
    let run = try compiler.run(
      ["-module-name", name, "@\(list.path(percentEncoded: false))"]
        + (isScript ? [] : ["-parse-as-library"]) + [
          "-wmo", "-c", "-o", object.path(percentEncoded: false), "-emit-module", "-emit-module-path",
          place.appending(path: "\(name).swiftmodule").path(percentEncoded: false), "-diagnostic-style", "llvm",
        ] + flags, in: folder.root, timeout: timeout)
    return ModuleResult(
      name: name, succeeded: run.succeeded, wasUpToDate: false, objects: [object],
      messages: CompilerOutput.diagnostics(in: run.output), output: run.output)
  }

  private func link(
    _ module: ModuleResult, with objects: [URL], _ syntax: CompilerSyntax, in place: URL
  ) throws -> ModuleResult {
    let path = syntax.folder.path(percentEncoded: false)
    let run = try compiler.run(
      ["-emit-library", "-use-ld=lld"]
        + (module.objects + objects).map { $0.path(percentEncoded: false) } + [
          "-o", place.appending(path: "lib\(module.name).so").path(percentEncoded: false), "-L", path,
          "-Xlinker", "-rpath", "-Xlinker", path, "-Xlinker", "--as-needed",
        ] + syntax.modules().map { "-l\($0)" }, in: folder.root, timeout: timeout)
    var result = module
    result.succeeded = run.succeeded
    result.output = run.output
    if !run.succeeded, !result.messages.contains(where: { $0.severity == .error }) {
      result.messages.append(
        Diagnostic(.error, "cannot link the macro:\n\(run.output.suffix(2000))"))
    }
    return result
  }

  /// The replacement for the module that macros import to be programs. Here they are libraries, and the server finds
  /// their types by name.
  private static let pluginModule = """
    @_exported import SwiftSyntaxMacros

    public protocol CompilerPlugin {
      init()
      var providingMacros: [any Macro.Type] { get }
    }

    extension CompilerPlugin {
      public static func main() throws {}
    }

    """
}
