import Foundation
import ModuleStubs
import SwiftSources
import ToolSupport

/// A checker that compiles a module with the stubs for its missing imports.
final class StubChecker: ModuleChecker {
  private let inputs: ModuleInputs
  private let moduleCompiler: ModuleCompiler
  private let folder: BuildFolder
  private let place: URL
  /// The path of each prepared file's text after it has been changed.
  private var written: [URL: URL] = [:]
  private var isWritten: Set<URL> = []

  init(inputs: ModuleInputs, moduleCompiler: ModuleCompiler, folder: BuildFolder, place: URL, prepared: [URL]) {
    self.inputs = inputs
    self.moduleCompiler = moduleCompiler
    self.folder = folder
    self.place = place
    var counts: [String: Int] = [:]
    for file in prepared {
      let name = file.deletingPathExtension().lastPathComponent.replacing(".rewritten", with: "")
      counts[name, default: 0] += 1
      let number = counts[name]! == 1 ? "" : "-\(counts[name]!)"
      written[file] = place.appending(path: "\(name)\(number).stubbed.swift")
    }
  }

  /// Returns the file that the compiler reads for a prepared file.
  func compiledFile(for file: URL) -> URL { isWritten.contains(file) ? written[file]! : file }

  /// Replaces the text of a prepared file.
  func write(_ text: String, for file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text {
      isWritten.remove(file)
      return
    }
    isWritten.insert(file)
    // Messages name the prepared file, or the author's file if the prepared file names it.
    let mark = SourceLocationDirective.text(path: file.path(percentEncoded: false), line: 1) + "\n"
    let data = Data((text.hasPrefix("#sourceLocation") ? text : mark + text).utf8)
    let target = written[file]!
    if (try? Data(contentsOf: target)) != data { try data.write(to: target, options: .atomic) }
  }

  func check(
    _ files: [SourceText], changed: Set<URL>, only: Set<URL>?, stubs: [StubModule], depth: CheckDepth
  ) throws -> [Diagnostic] {
    let failures = try StubChecker.compile(stubs, with: moduleCompiler, in: folder).filter { !$0.succeeded }
    if !failures.isEmpty { return failures.flatMap(\.messages) }
    for file in files where changed.contains(file.url) { try write(file.text, for: file.url) }
    var inputs = inputs
    inputs.files = files.map { compiledFile(for: $0.url) }
    inputs.dependencies += stubs.map(\.name)
    switch depth {
    case .types:
      let wanted = only.map { only in Set(files.map(\.url).filter(only.contains).map { compiledFile(for: $0) }) }
      return try moduleCompiler.check(inputs, only: wanted)
    // Errors in control flow are only found by compiling, whose objects are needed anyway.
    case .flow: return try moduleCompiler.compile(inputs).messages
    }
  }

  /// Compiles the stubs of missing modules, except those that are up to date.
  ///
  /// A module that only re-exports others is compiled once, because it names them and contains none of their
  /// declarations.
  static func compile(
    _ stubs: [StubModule], with moduleCompiler: ModuleCompiler, in folder: BuildFolder
  ) throws -> [ModuleResult] {
    let sources = try folder.folder("stubs")
    return try stubs.map { stub in
      let file = sources.appending(path: "\(stub.name).swift")
      let data = Data(stub.text.utf8)
      if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
      return try moduleCompiler.compile(
        ModuleInputs(
          name: stub.name, files: [file], flags: ["-swift-version", "5", "-suppress-warnings"]))
    }
  }
}
