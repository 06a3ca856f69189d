import Foundation
import ObjectiveCHeaders
import Projects
import SourceRewriting
import SwiftSources
import ToolSupport

/// Declares in Swift the declarations of Objective-C headers that a target's Swift files use, in a file that is
/// compiled with the target.
///
/// Results are reused as long as the headers, the implementation files and the target's types stay the same.
struct ObjectiveCDeclaring {
  let moduleCompiler: ModuleCompiler
  let folder: BuildFolder
  let project: Project
  let availableModules: Set<String>
  /// The files with the declarations for earlier targets, by module.
  var files: [String: URL] = [:]
  /// A function that receives descriptions of the progress, a line at a time.
  var progress: (String) -> Void = { _ in }

  /// The maximum number of attempts to repair declarations that do not compile.
  private static let maxRounds = 8
  static let fileName = "ObjectiveCDeclarations.swift"

  /// The declarations for a target.
  struct Declared: Codable {
    /// The file, or nil if the headers declare nothing or could not be read.
    var file: URL?
    var diagnostics: [Diagnostic]
  }

  /// Returns the declarations for a target, or nil for a target without headers that Swift uses.
  func declare(_ target: Target, of targets: [Target]) throws -> Declared? {
    let headers = SwiftHeaders(of: target, in: project)
    guard !headers.roots.isEmpty else { return nil }
    let place = try folder.folder("objective-c/\(target.moduleName)")
    let types = SwiftTypeScan(of: target.sources)
    var reading = HeaderReading(roots: headers.roots, folders: headers.folders)
    reading.implementations = target.foreignSources + headers.implementations
    reading.subclassed = types.superclasses.union(
      targets.filter { $0.dependencies.contains(target.name) || $0.externalDependencies.contains(target.name) }
        .flatMap { SwiftTypeScan(of: $0.sources).superclasses })
    reading.availableModules = availableModules
    reading.isPublic = [.framework, .library].contains(target.kind)
    reading.isSystem = { AppleModules.contains($0) }
    reading.appleNames = moduleCompiler.toolchain.appleNames
    let owners = headers.owners(among: targets, except: target)
    reading.owner = { url in owners.first { url.path(percentEncoded: false).hasPrefix($0.folder) }?.module }

    let (known, hasDeclarations) = reading.headers()
    guard hasDeclarations, !target.foreignSources.isEmpty || target.bridgingHeader != nil || known.count > 1 else {
      return nil
    }
    let key = Key(
      files: (known + reading.implementations).map { "\($0.path) \(FileStamp(of: $0)?.text ?? "")" },
      subclassed: reading.subclassed.sorted(), types: types.declared.sorted(), modules: availableModules.sorted(),
      version: ToolchainVersion.build)
    let memoryFile = place.appending(path: "memory.json")
    if let memory = Memory(from: memoryFile), memory.key == key, memory.declared.isThere { return memory.declared }

    progress("Reading \(known.count) headers of \(target.moduleName)")
    let start = ContinuousClock.now
    var declared = Declared(file: nil, diagnostics: [])
    do {
      var result = try reading.read(with: HeaderTools(programs: moduleCompiler.compiler.programs), in: place)
      declared.diagnostics = result.diagnostics
      try repair(&result.declarations, of: target, types: types.union(SwiftTypeScan(of: others(of: target, targets))))
      let text = "// Declarations in the headers of \(target.moduleName).\n" + result.declarations.text
      declared.diagnostics += result.declarations.leftOut.map {
        Diagnostic(.note, "omitted from the headers of \(target.moduleName): \($0)", file: headers.roots[0])
      }
      if result.declarations.count > 0 {
        let file = place.appending(path: Self.fileName)
        if (try? String(contentsOf: file, encoding: .utf8)) != text {
          try text.write(to: file, atomically: true, encoding: .utf8)
        }
        declared.file = file
      }
      progress(
        "Declared \(result.declarations.count) names of \(known.count) headers of \(target.moduleName) in \(ContinuousClock.now - start)"
      )
    } catch let error as CustomStringConvertible & Error {
      declared.diagnostics.append(
        Diagnostic(
          .warning,
          "cannot read the headers of \(target.moduleName); inferring Objective-C names from their uses: \(error)",
          file: headers.roots[0]))
    }
    try? JSON.encoder().encode(Memory(key: key, declared: declared)).write(to: memoryFile, options: .atomic)
    return declared
  }

  /// Compiles the declarations separately, together with placeholders for the target's own types, and changes those
  /// that do not compile.
  private func repair(
    _ declarations: inout HeaderDeclarations, of target: Target, types: SwiftTypeScan
  ) throws {
    let check = try folder.folder("objective-c/\(target.moduleName)/check")
    let file = check.appending(path: "Declarations.swift")
    let own = check.appending(path: "Types.swift")
    try types.placeholders(except: declarations.names).write(to: own, atomically: true, encoding: .utf8)
    // Modules of the project are not built yet, so their declarations are checked together with these.
    let imports = declarations.imports.filter { toolchainModules.contains($0) }
    let other = try declarations.imports.compactMap { files[$0] }.enumerated().map { number, file in
      let copy = check.appending(path: "Other\(number).swift")
      let source = SourceText(url: copy, text: try String(contentsOf: file, encoding: .utf8))
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.hasPrefix("import ") && !toolchainModules.contains(String($0.dropFirst(7))) ? "" : $0
      }
      let text = SourceText(url: copy, text: lines.joined(separator: "\n"))
      let rewriter = ModuleRewriter(
        module: target.moduleName, options: RewritingOptions(availableModules: availableModules))
      try (rewriter.rewrite([text]).files[0].text ?? text.text).write(to: copy, atomically: true, encoding: .utf8)
      return copy
    }
    var inputs = ModuleInputs(
      name: "\(target.moduleName)_Headers", files: [file, own] + other,
      flags: ["-swift-version", "5"] + ImplicitImports.flags(for: target, available: toolchainModules))
    inputs.isEdited = false
    for _ in 0..<Self.maxRounds {
      let rewriter = ModuleRewriter(
        module: inputs.name, options: RewritingOptions(availableModules: availableModules))
      let source = SourceText(url: file, text: declarations.text(importing: imports))
      let rewritten = rewriter.rewrite([source]).files[0]
      try (rewritten.text ?? source.text).write(to: file, atomically: true, encoding: .utf8)
      let path = file.path(percentEncoded: false)
      let messages = try moduleCompiler.check(inputs)
      guard messages.contains(where: { $0.isError && $0.path == path }), declarations.repair(messages, path: path)
      else {
        return
      }
    }
  }

  /// Returns the sources of the targets that a target depends on.
  private func others(of target: Target, _ targets: [Target]) -> [URL] {
    let names = Set(target.dependencies + target.externalDependencies)
    return targets.filter { names.contains($0.name) }.flatMap(\.sources).filter { !files.values.contains($0) }
  }

  private var toolchainModules: Set<String> {
    Set(moduleCompiler.toolchain.importable().keys).union(MissingName.Kind.modulesOfLanguage)
  }

  private struct Key: Codable, Equatable {
    var files: [String]
    var subclassed: [String]
    var types: [String]
    var modules: [String]
    var version: String
  }

  private struct Memory: Codable {
    var key: Key
    var declared: Declared

    init(key: Key, declared: Declared) {
      self.key = key
      self.declared = declared
    }

    init?(from file: URL) {
      guard let data = try? Data(contentsOf: file), let memory = try? JSONDecoder().decode(Memory.self, from: data)
      else { return nil }
      self = memory
    }
  }
}

extension ObjectiveCDeclaring.Declared {
  /// Whether the file still exists.
  fileprivate var isThere: Bool {
    file.map { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) } ?? true
  }
}
