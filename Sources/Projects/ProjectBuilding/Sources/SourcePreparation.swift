import Foundation
import Projects
import SourceRewriting
import SwiftSources
import ToolSupport

/// Rewrites a target's sources into the build folder, where this compiler does not take them as they are.
///
/// The author's files are read and never written. What was done is remembered: where no file has changed since, nothing is read at
/// all; where one has, it alone is looked at again, and those that depend on what it declares.
package struct SourcePreparation: Sendable {
  package let folder: BuildFolder
  package let root: URL
  private let options: RewritingOptions

  /// - Parameter availableModules: what can be imported: other modules' conditions (`canImport`) do not hold.
  package init(folder: BuildFolder, root: URL, availableModules: Set<String>) {
    self.folder = folder
    self.root = root
    options = RewritingOptions(availableModules: availableModules)
  }

  /// - Parameters:
  ///   - target: its sources; those that are not there are passed on, for the compiler to say so.
  ///   - imported: the facts of modules that it imports, once they were prepared.
  /// - Returns: the sources, and what modules that import this one have to know.
  ///   - listsScreens: whether its controllers and views can be shown by themselves: those of other people are of no interest.
  package func prepare(
    _ target: Target, importing imported: [PreparedFacts], listsScreens: Bool = true
  ) throws -> (module: PreparedModule, facts: PreparedFacts) {
    let place = try folder.folder("rewritten/\(target.moduleName)")
    var options = options
    // Packages that know Linux know what is missing there: those without views. What imports UIKit is written for iOS.
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
      // What was done with other options or other imported modules says nothing about now.
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
    // Other bodies are no reason for modules that import this one to be looked at again.
    let mark = StableHash(of: try JSON.encoder().encode(result.facts.files.mapValues(\.facts))).text
    try JSON.encoder().encode(Memory(key: key, module: module, factsMark: mark)).write(
      to: memoryFile, options: .atomic)
    return (module, PreparedFacts(mark: mark, file: factsFile))
  }

  /// Writes the sources that the rewriting changed.
  private func write(_ result: RewrittenModule, of files: [SourceText], to place: URL) throws -> PreparedModule {
    var module = PreparedModule(files: [], uses: [:], diagnostics: [], lines: 0, linesUnchanged: 0)
    var used: Set<String> = []
    // The compiler takes no two files of one name in a module. A folder without a project can have them.
    var names: Set<String> = []
    for (source, rewritten) in zip(files, result.files) {
      let written = SourcePreparation.unique(
        place.appending(path: relativePath(of: source.url, used: &used)), among: names)
      // The compiler also takes no file that ends in `.Swift`, which the file systems of Macs do not tell from `.swift`.
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

  /// The file that gives a package's module its `Bundle.module`.
  static let resourcesFileName = "ViewCodeResources.swift"

  /// What SwiftPM writes for a package with resources. All of a project's lie in one bundle.
  private static let moduleBundle = """
    import Foundation

    extension Foundation.Bundle {
      nonisolated static var module: Bundle { Bundle.main }
    }

    """

  /// A source's text. Files that are no UTF-8 are read as far as they are; the compiler says what is wrong with them.
  private static func text(of file: URL) -> String {
    String(decoding: ReadableFile.bytes(of: file) ?? [], as: UTF8.self)
  }

  /// Files that stay the same keep their time, so that they are not compiled again.
  private static func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }

  private static func copy(of source: SourceText) -> String {
    SourceLocationDirective.text(path: source.url.path(percentEncoded: false), line: 1) + "\n" + source.text
  }

  /// A file with a number where others of a module have its name.
  private static func unique(_ file: URL, among names: Set<String>) -> URL {
    guard names.contains(file.lastPathComponent) else { return file }
    let name = file.lastPathComponent.replacing(".rewritten.swift", with: "")
    let free = (2...).lazy.map { "\(name)-\($0).rewritten.swift" }.first { !names.contains($0) }
    return file.deletingLastPathComponent().appending(path: free ?? file.lastPathComponent)
  }

  /// How many of the author's lines are not found as they are in what was written.
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

  /// Where a file's rewritten text goes: its path in the project, which is what people look for.
  private func relativePath(of file: URL, used: inout Set<String>) -> String {
    let path = file.path(percentEncoded: false)
    let base = root.path(percentEncoded: false)
    var relative = path.hasPrefix(base) ? String(path.dropFirst(base.count)) : "outside" + path
    while relative.hasPrefix("/") { relative.removeFirst() }
    // Another name than the author's file: the compiler warns where two paths of a module lead to one `#fileID`.
    if relative.lowercased().hasSuffix(".swift") { relative = String(relative.dropLast(6)) + ".rewritten.swift" }
    while !used.insert(relative).inserted { relative = "again/" + relative }
    return relative
  }

  /// What has to be the same for what was prepared to hold.
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

/// What modules have to know of one that they import, in its file until somebody needs it.
package struct PreparedFacts: Sendable {
  /// Changes where the facts do.
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
