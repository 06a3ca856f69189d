import Foundation
import ModuleStubs
import Projects
import SwiftSources
import ToolSupport

/// Stands for modules that a target imports and that are not to be had, and compiles what stands for them.
///
/// What was found out is remembered: files that have not changed are taken as they were left the last time, and what was declared
/// stays declared, so that after an edit the compiler is asked once or twice.
struct StubBuilding {
  let moduleCompiler: ModuleCompiler
  let folder: BuildFolder
  /// Whether a name is one of Apple's.
  let isAppleName: @Sendable (String) -> Bool
  let isAppleMember: @Sendable (String) -> Bool
  /// Hears what is being done, a line at a time.
  var progress: (String) -> Void = { _ in }

  private static let memoryName = "stubbed.json"

  private func place(of inputs: ModuleInputs) -> String { "stubbed/\(inputs.name)" }

  /// Whether something was left out of a module before.
  func remembers(_ inputs: ModuleInputs) -> Bool {
    let file = folder.root.appending(path: "\(place(of: inputs))/\(StubBuilding.memoryName)")
    return FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
  }

  /// - Parameters:
  ///   - inputs: the module; its files are those that were prepared.
  ///   - originals: the author's file of each of them.
  ///   - missing: the modules that are not there.
  ///   - catalog: what was declared for other targets.
  ///   - otherErrors: what becomes of errors that nothing missing is to blame for.
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
      // What a module before this one needed may have been compiled in their place.
      _ = try StubChecker.compile(memory.stubs, with: moduleCompiler, in: folder)
      return StubbedModule(
        files: memory.compiled, catalog: memory.catalog, stubs: memory.stubs, entries: memory.entries, messages: [],
        suppressed: memory.suppressed)
    }

    var known: [URL: (stamp: FileStamp?, compiled: URL)] = [:]
    if let memory, memory.missing == missing, memory.flags == inputs.flags, memory.isValid {
      for (index, file) in memory.files.enumerated() { known[file] = (memory.stamps[index], memory.compiled[index]) }
    }
    var kept: Set<URL> = []
    let texts = zip(inputs.files, zip(originals, stamps)).map { file, other -> SourceText in
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
    let checker = StubChecker(
      inputs: inputs, moduleCompiler: moduleCompiler, folder: folder, place: place, prepared: inputs.files)
    var merged = catalog
    if let memory, !known.isEmpty { merged = memory.catalog.mergingWhenLarger(than: catalog) }
    var input = StubbingInput(
      moduleName: inputs.name, files: texts, missing: missing, catalog: merged, isAppleName: isAppleName,
      otherErrors: otherErrors)
    input.isAppleMember = isAppleMember
    var stubber = ModuleStubber(input, checker: checker)
    stubber.progress = progress
    let result = try stubber.run()

    for text in texts { try checker.write(result.changed[text.url] ?? text.text, for: text.url) }
    let compiled = inputs.files.map { checker.compiledFile(for: $0) }
    // What was left out of files that were taken as they were is known from the last time.
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

/// A target whose missing imports are stood for.
struct StubbedModule {
  /// What is to be compiled: files as they were prepared, or what is left of them.
  var files: [URL]
  var catalog: StubCatalog
  var stubs: [StubModule]
  var entries: [StubEntry]
  /// The errors that are left.
  var messages: [Diagnostic]
  /// Errors of which no missing module is the reason, and that were left out nevertheless.
  var suppressed: [Diagnostic]
}

extension StubCatalog {
  /// This one where it was made from another, as it is after an edit; the other, where it is not.
  fileprivate func mergingWhenLarger(than other: StubCatalog) -> StubCatalog { isAtLeast(other) ? self : other }
}

/// What is remembered of a target's stubbing.
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

  /// All that was written is still there, by this version.
  var isValid: Bool {
    version == ToolchainVersion.build
      && compiled.allSatisfy { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }

  func write(to file: URL) throws {
    try JSONEncoder.sorted.encode(self).write(to: file, options: .atomic)
  }
}
