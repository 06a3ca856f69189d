import Foundation
import ModuleStubs
import SwiftSources
import ToolSupport

/// Has the compiler look at a module, with what stands for its missing imports.
final class StubChecker: ModuleChecker {
  private let inputs: ModuleInputs
  private let moduleCompiler: ModuleCompiler
  private let folder: BuildFolder
  private let place: URL
  /// Where each prepared file's text is written when it is no longer what was prepared.
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

  /// What the compiler reads for a prepared file.
  func compiledFile(for file: URL) -> URL { isWritten.contains(file) ? written[file]! : file }

  /// Puts a text in the place of a prepared file's.
  func write(_ text: String, for file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text {
      isWritten.remove(file)
      return
    }
    isWritten.insert(file)
    // Messages name the prepared file, or what that says itself.
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
    // What only the code's flow tells is told by compiling, whose objects are what is wanted in the end.
    case .flow: return try moduleCompiler.compile(inputs).messages
    }
  }

  /// Compiles what stands for missing modules; those that are up to date stay.
  ///
  /// A module that only gives others on is compiled once: it names them, and has nothing of what they declare.
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
