import Foundation
import Projects
import SourceRewriting
import SwiftSources
import ToolSupport

/// Rewrites a target's sources into the build folder if this compiler does not accept them unchanged.
///
/// The author's files are never written. The results are remembered: if no file has changed, no file is read. If a file
/// has changed, only that file and those that depend on its declarations are rewritten again.
package struct SourcePreparation: Sendable {
  package let folder: BuildFolder
  package let root: URL
  private let options: RewritingOptions

  /// - Parameter availableModules: The modules that can be imported. Conditions such as `canImport` are false for other
  ///   modules.
  package init(folder: BuildFolder, root: URL, availableModules: Set<String>) {
    self.folder = folder
    self.root = root
    options = RewritingOptions(availableModules: availableModules)
  }

  /// - Parameters:
  ///   - target: The target. Missing source files are passed on, so that the compiler reports them.
  ///   - imported: The facts about imported modules that are already prepared.
  ///   - listsScreens: Whether view controllers and views of the target are listed as screens. Third-party screens are
  ///     not listed.
  /// - Returns: The sources, and the facts for modules that import this one.
  package func prepare(
    _ target: Target, importing imported: [PreparedFacts], listsScreens: Bool = true
  ) throws -> (module: PreparedModule, facts: PreparedFacts) {
    let place = try folder.folder("rewritten/\(target.moduleName)")
    var options = options
    // Packages for Linux exclude what is missing on Linux: the packages without views. Sources that import UIKit are
    // written for iOS.
    options.keepsLinuxConditions = target.isThirdParty && !target.importedModules.contains("UIKit")
    let memoryFile = place.appending(path: "prepared.json")
    let factsFile = place.appending(path: "facts.json")
    let key = Key(
      sources: target.sources.map { FileStamp(of: $0) }, paths: target.sources.map(\.path),
      imported: imported.map(\.mark), options: options, version: ToolchainVersion.build)
    if let memory = Memory(from: memoryFile), memory.key == key, memory.areFilesThere {
      return (memory.module, PreparedFacts(mark: memory.factsMark, file: factsFile))
    }

    let files = target.sources.map { SourceText(url: $0, text: SourcePreparation.text(of: $0)) }
    let previous = Memory(from: memoryFile).flatMap { memory in
      // Results with other options or other imported modules are not valid.
      memory.key.hasSameSurroundings(as: key) && memory.areFilesThere ? PreparedFacts.read(factsFile) : nil
    }
    let importedFacts = imported.compactMap { $0.load() }
    let rewriter = ModuleRewriter(module: target.moduleName, options: options, imported: importedFacts)
    let result = rewriter.rewrite(files, previous: previous)
    var module = try write(result, of: files, to: place)
    try addGeneratedFiles(to: &module, result, of: target, in: place)
    if listsScreens { try addScreens(to: &module, result.facts, importing: importedFacts, of: target, in: place) }
    let facts = try JSON.encoder().encode(result.facts)
    try facts.write(to: factsFile, options: .atomic)
    // Changed function bodies do not make modules that import this one be prepared again.
    let mark = StableHash(of: try JSON.encoder().encode(result.facts.files.mapValues(\.facts))).text
    try JSON.encoder().encode(Memory(key: key, module: module, factsMark: mark)).write(
      to: memoryFile, options: .atomic)
    return (module, PreparedFacts(mark: mark, file: factsFile))
  }

  /// Writes the sources that the rewriting changed.
  private func write(_ result: RewrittenModule, of files: [SourceText], to place: URL) throws -> PreparedModule {
    var module = PreparedModule(files: [], uses: [:], diagnostics: [], lines: 0, linesUnchanged: 0)
    var used: Set<String> = []
    // The compiler rejects two files with the same name in a module, which a folder without a project can contain.
    var names: Set<String> = []
    for (source, rewritten) in zip(files, result.files) {
      let written = SourcePreparation.unique(
        place.appending(path: relativePath(of: source.url, used: &used)), among: names)
      // The compiler also rejects a file name that ends in `.Swift`, which macOS file systems do not distinguish from
      // `.swift`.
      let needsCopy = names.contains(source.url.lastPathComponent) || source.url.pathExtension != "swift"
      defer { names.insert(module.files.last?.lastPathComponent ?? "") }
      let isGenerated = source.url.lastPathComponent == ObjectiveCDeclaring.fileName
      let lines = isGenerated ? 0 : source.text.utf8.lazy.filter { $0 == UInt8(ascii: "\n") }.count
      module.lines += lines
      if rewritten.isReused {
        let wasRewritten = result.facts.files[source.url.path]?.isRewritten == true
        module.files.append(wasRewritten || needsCopy ? written : source.url)
      } else if let text = rewritten.text ?? (needsCopy ? SourcePreparation.copy(of: source) : nil) {
        try FileManager.default.createDirectory(
          at: written.deletingLastPathComponent(), withIntermediateDirectories: true)
        try SourcePreparation.write(text, to: written)
        module.files.append(written)
      } else {
        module.files.append(source.url)
      }
      let changed = module.files.last == source.url ? 0 : SourcePreparation.changedLines(source.text, written)
      module.linesUnchanged += max(0, lines - changed)
      for (rule, count) in rewritten.uses { module.uses[rule, default: 0] += count }
      module.diagnostics += rewritten.remarks
    }
    return module
  }

  private func addGeneratedFiles(
    to module: inout PreparedModule, _ result: RewrittenModule, of target: Target, in place: URL
  ) throws {
    var texts = result.generated.map { (name: $0.name, text: $0.text) }
    if target.settings.packageName != nil, !target.resources.isEmpty {
      texts.append((SourcePreparation.resourcesFileName, SourcePreparation.moduleBundle))
    }
    for (name, text) in texts {
      let file = place.appending(path: name)
      try SourcePreparation.write(text, to: file)
      module.files.append(file)
    }
  }

  private func addScreens(
    to module: inout PreparedModule, _ facts: ModuleFacts, importing imported: [ModuleFacts], of target: Target,
    in place: URL
  ) throws {
    let listing = ScreenListing(of: facts, importing: imported) {
      SourcePreparation.text(of: URL(filePath: $0))
    }
    module.screens = listing.screens
    guard let text = listing.source(of: target.moduleName) else { return }
    let file = place.appending(path: "ViewCodeScreens.swift")
    try SourcePreparation.write(text, to: file)
    module.files.append(file)
    module.screensFile = file
  }

  /// The name of the file that declares a package's `Bundle.module`.
  static let resourcesFileName = "ViewCodeResources.swift"

  /// The code that SwiftPM generates for a package with resources. Here, all resources of a project are in one bundle.
  private static let moduleBundle = """
    import Foundation

    extension Foundation.Bundle {
      nonisolated static var module: Bundle { Bundle.main }
    }

    """

  /// Returns the text of a source. Invalid UTF-8 is replaced, and the compiler reports it.
  private static func text(of file: URL) -> String {
    String(decoding: ReadableFile.bytes(of: file) ?? [], as: UTF8.self)
  }

  /// Writes a text to a file, unless it is unchanged, so that the modification time stays the same and the file is not
  /// compiled again.
  private static func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }

  private static func copy(of source: SourceText) -> String {
    SourceLocationDirective.text(path: source.url.path(percentEncoded: false), line: 1) + "\n" + source.text
  }

  /// Returns a file with a number in its name if the module has other files of the same name.
  private static func unique(_ file: URL, among names: Set<String>) -> URL {
    guard names.contains(file.lastPathComponent) else { return file }
    let name = file.lastPathComponent.replacing(".rewritten.swift", with: "")
    let free = (2...).lazy.map { "\(name)-\($0).rewritten.swift" }.first { !names.contains($0) }
    return file.deletingLastPathComponent().appending(path: free ?? file.lastPathComponent)
  }

  /// Returns the number of the author's lines that the written file does not contain unchanged.
  private static func changedLines(_ text: String, _ written: URL) -> Int {
    guard let other = try? String(contentsOf: written, encoding: .utf8) else { return 0 }
    var known: [Substring: Int] = [:]
    for line in CompiledLines.split(other) { known[line, default: 0] += 1 }
    var changed = 0
    for line in CompiledLines.split(text) {
      if let count = known[line], count > 0 { known[line] = count - 1 } else { changed += 1 }
    }
    return changed
  }

  /// Returns the path of a file's rewritten text, which is the file's path in the project, so that it is easy to find.
  private func relativePath(of file: URL, used: inout Set<String>) -> String {
    let path = file.path(percentEncoded: false)
    let base = root.path(percentEncoded: false)
    var relative = path.hasPrefix(base) ? String(path.dropFirst(base.count)) : "outside" + path
    while relative.hasPrefix("/") { relative.removeFirst() }
    // The name differs from the author's, because the compiler warns if two paths of a module have the same `#fileID`.
    if relative.lowercased().hasSuffix(".swift") { relative = String(relative.dropLast(6)) + ".rewritten.swift" }
    while !used.insert(relative).inserted { relative = "again/" + relative }
    return relative
  }

  /// The inputs and options of a preparation, whose results are valid as long as they stay the same.
  private struct Key: Codable, Equatable {
    var sources: [FileStamp?]
    var paths: [String]
    var imported: [String]
    var options: RewritingOptions
    var version: String

    func hasSameSurroundings(as other: Key) -> Bool {
      imported == other.imported && options == other.options && version == other.version
    }
  }

  private struct Memory: Codable {
    var key: Key
    var module: PreparedModule
    var factsMark: String

    init(key: Key, module: PreparedModule, factsMark: String) {
      self.key = key
      self.module = module
      self.factsMark = factsMark
    }

    init?(from file: URL) {
      guard let data = try? Data(contentsOf: file), let memory = try? JSONDecoder().decode(Memory.self, from: data)
      else {
        return nil
      }
      self = memory
    }

    var areFilesThere: Bool {
      module.files.allSatisfy { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    }
  }
}

/// The facts about a module for modules that import it, which stay in a file until they are needed.
package struct PreparedFacts: Sendable {
  /// A hash that changes if the facts change.
  package let mark: String
  private let file: URL

  init(mark: String, file: URL) {
    self.mark = mark
    self.file = file
  }

  package func load() -> ModuleFacts? { PreparedFacts.read(file) }

  static func read(_ file: URL) -> ModuleFacts? {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(ModuleFacts.self, from: $0) }
  }
}
