import Foundation
import ModuleStubs
import Projects
import SwiftSources
import ToolSupport

/// Generates and compiles stubs for modules that a target imports and that could not be resolved.
///
/// Results are reused: unchanged files keep their last version, and declarations stay declared, so that after an edit
/// the compiler runs only once or twice.
struct StubBuilding {
  let moduleCompiler: ModuleCompiler
  let folder: BuildFolder
  /// A function that returns whether a name is one of Apple's.
  let isAppleName: @Sendable (String) -> Bool
  let isAppleMember: @Sendable (String) -> Bool
  /// A function that returns whether a name is a misspelling of one of Apple's members.
  let isMisspelled: @Sendable (String) -> Bool
  /// A function that returns whether a module may lack declarations here.
  let isIncomplete: @Sendable (String) -> Bool
  /// A function that receives descriptions of the progress, a line at a time.
  var progress: (String) -> Void = { _ in }

  private static let memoryName = "stubbed.json"

  private func place(of inputs: ModuleInputs) -> String { "stubbed/\(inputs.name)" }

  /// Returns whether code of a module was omitted before.
  func remembers(_ inputs: ModuleInputs) -> Bool {
    let file = folder.root.appending(path: "\(place(of: inputs))/\(StubBuilding.memoryName)")
    return FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
  }

  /// Stubs a module.
  ///
  /// - Parameters:
  ///   - inputs: The module with its prepared files.
  ///   - originals: The author's file for each prepared file.
  ///   - missing: The missing modules.
  ///   - catalog: The declarations for other targets.
  ///   - otherErrors: The treatment of errors unrelated to missing modules.
  func stub(
    _ inputs: ModuleInputs, originals: [URL], missing: [MissingModule], catalog: StubCatalog,
    otherErrors: StubbingInput.OtherErrors = .keep
  ) throws -> StubbedModule {
    let place = try folder.folder(place(of: inputs))
    let memoryFile = place.appending(path: StubBuilding.memoryName)
    let memory = StubbingMemory(from: memoryFile)
    let stamps = inputs.files.map { FileStamp(of: $0) }
    if let memory, memory.isValid, memory.files == inputs.files, memory.stamps == stamps, memory.missing == missing,
      memory.given == catalog, memory.flags == inputs.flags
    {
      // The stubs may have been compiled for an earlier module that needs fewer declarations.
      _ = try StubChecker.compile(memory.stubs, with: moduleCompiler, in: folder)
      return StubbedModule(
        files: memory.compiled, catalog: memory.catalog, stubs: memory.stubs, entries: memory.entries, messages: [],
        suppressed: memory.suppressed)
    }
    let known = memory?.compiledFiles(missing: missing, flags: inputs.flags) ?? [:]
    let (texts, kept) = StubBuilding.texts(of: inputs.files, originals: originals, stamps: stamps, known: known)
    let checker = StubChecker(
      inputs: inputs, moduleCompiler: moduleCompiler, folder: folder, place: place, prepared: inputs.files)
    var merged = catalog
    if let memory, !known.isEmpty { merged = memory.catalog.mergingWhenLarger(than: catalog) }
    let result = try run(
      inputs, texts, missing: missing, catalog: merged, otherErrors: otherErrors, checker: checker)

    for text in texts { try checker.write(result.changed[text.url] ?? text.text, for: text.url) }
    let compiled = inputs.files.map { checker.compiledFile(for: $0) }
    // The code that was omitted from reused files is known from the last time.
    let keptPaths = Set(kept.map { $0.path(percentEncoded: false) })
    let earlier = (memory?.entries ?? []).filter { entry in
      (entry.kind == .omitted || entry.kind == .adapted) && entry.places.allSatisfy { keptPaths.contains($0.file) }
    }
    let entries = result.entries + earlier.filter { !result.entries.contains($0) }
    let suppressed =
      result.suppressed
      + (memory?.suppressed ?? []).filter { message in
        message.location.map { keptPaths.contains($0.path) } == true && !result.suppressed.contains(message)
      }
    let new = StubbingMemory(
      files: inputs.files, stamps: stamps, missing: missing, given: catalog, flags: inputs.flags, compiled: compiled,
      catalog: result.catalog, stubs: result.stubs, entries: entries, suppressed: suppressed)
    if result.compiles { try new.write(to: memoryFile) } else { try? FileManager.default.removeItem(at: memoryFile) }
    return StubbedModule(
      files: compiled, catalog: result.catalog, stubs: result.stubs, entries: entries,
      messages: result.remaining, suppressed: suppressed)
  }
}

extension StubBuilding {
  private func run(
    _ inputs: ModuleInputs, _ texts: [SourceText], missing: [MissingModule], catalog: StubCatalog,
    otherErrors: StubbingInput.OtherErrors, checker: StubChecker
  ) throws -> StubbingResult {
    var input = StubbingInput(
      moduleName: inputs.name, files: texts, missing: missing, catalog: catalog, isAppleName: isAppleName,
      otherErrors: otherErrors)
    input.isAppleMember = isAppleMember
    input.isMisspelled = isMisspelled
    input.isIncomplete = isIncomplete
    var stubber = ModuleStubber(input, checker: checker)
    stubber.progress = progress
    return try stubber.run()
  }

  /// Returns the initial texts: the last version of unchanged files, and the prepared version of others.
  ///
  /// - Returns: The texts, and the author's files of those that are unchanged.
  private static func texts(
    of files: [URL], originals: [URL], stamps: [FileStamp?], known: [URL: (stamp: FileStamp?, compiled: URL)]
  ) -> (texts: [SourceText], kept: Set<URL>) {
    var kept: Set<URL> = []
    let texts = zip(files, zip(originals, stamps)).map { file, other -> SourceText in
      let (original, stamp) = other
      if let before = known[file], before.stamp == stamp,
        let text = try? String(contentsOf: before.compiled, encoding: .utf8)
      {
        kept.insert(original)
        return SourceText(url: file, original: original, text: text)
      }
      return SourceText(
        url: file, original: original, text: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }
    return (texts, kept)
  }
}

/// A target with stubs for its missing imports.
struct StubbedModule {
  /// The files to compile: prepared files, or their remaining code.
  var files: [URL]
  var catalog: StubCatalog
  var stubs: [StubModule]
  var entries: [StubEntry]
  /// The remaining errors.
  var messages: [Diagnostic]
  /// Errors unrelated to a missing module whose code was omitted.
  var suppressed: [Diagnostic]
}

extension StubCatalog {
  /// Returns this catalog if it was made from the other, as after an edit, and the other catalog otherwise.
  fileprivate func mergingWhenLarger(than other: StubCatalog) -> StubCatalog { isAtLeast(other) ? self : other }
}

/// The stored results of stubbing a target.
private struct StubbingMemory: Codable {
  var files: [URL]
  var stamps: [FileStamp?]
  var missing: [MissingModule]
  var given: StubCatalog
  var flags: [String]
  var compiled: [URL]
  var catalog: StubCatalog
  var stubs: [StubModule]
  var entries: [StubEntry]
  var suppressed: [Diagnostic]
  var version = ToolchainVersion.build

  init(
    files: [URL], stamps: [FileStamp?], missing: [MissingModule], given: StubCatalog, flags: [String], compiled: [URL],
    catalog: StubCatalog, stubs: [StubModule], entries: [StubEntry], suppressed: [Diagnostic]
  ) {
    self.files = files
    self.stamps = stamps
    self.missing = missing
    self.given = given
    self.flags = flags
    self.compiled = compiled
    self.catalog = catalog
    self.stubs = stubs
    self.entries = entries
    self.suppressed = suppressed
  }

  init?(from file: URL) {
    guard let data = try? Data(contentsOf: file), let memory = try? JSONDecoder().decode(Self.self, from: data) else {
      return nil
    }
    self = memory
  }

  /// Returns the file that was compiled for each prepared file, if both were stubbed for the same modules with the same
  /// flags.
  func compiledFiles(missing: [MissingModule], flags: [String]) -> [URL: (stamp: FileStamp?, compiled: URL)] {
    guard self.missing == missing, self.flags == flags, isValid else { return [:] }
    return Dictionary(
      zip(files, zip(stamps, compiled)).map { ($0, (stamp: $1.0, compiled: $1.1)) }, uniquingKeysWith: { $1 })
  }

  /// Whether this version wrote the results and all files still exist.
  var isValid: Bool {
    version == ToolchainVersion.build
      && compiled.allSatisfy { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }

  func write(to file: URL) throws {
    try JSON.encoder().encode(self).write(to: file, options: .atomic)
  }
}
