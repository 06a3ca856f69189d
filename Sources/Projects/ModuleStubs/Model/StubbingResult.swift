import Foundation
import ToolSupport

/// A module's sources and stubs after a run.
package struct StubbingResult: Sendable {
  /// The changed texts by their files. Each has the same number of lines as before.
  package var changed: [URL: String]
  /// The stubs of the missing modules, in an order in which they can be compiled.
  package var stubs: [StubModule]
  package var catalog: StubCatalog
  /// All declared names, and all adapted and omitted code.
  package var entries: [StubEntry]
  /// The remaining errors, which are unrelated to missing modules or could not be repaired.
  package var remaining: [Diagnostic]
  /// Errors unrelated to missing modules whose code was omitted anyway, see ``StubbingInput/OtherErrors``.
  package var suppressed: [Diagnostic]
  /// The number of compilations.
  package var rounds: Int

  package var compiles: Bool { remaining.isEmpty }

  /// The uses of each missing module, the most used first.
  package var missing: [MissingUse] {
    var uses: [String: MissingUse] = [:]
    for entry in entries {
      guard let module = entry.module else { continue }
      uses[module.name, default: MissingUse(module: module)].add(entry)
    }
    return uses.values.sorted { ($1.uses, $0.module.name) < ($0.uses, $1.module.name) }
  }
}

/// The number of uses of a missing module.
package struct MissingUse: Sendable, Codable, Hashable {
  package var module: MissingModule
  package var uses = 0
  package var files: Set<String> = []

  init(module: MissingModule) { self.module = module }

  mutating func add(_ entry: StubEntry) {
    uses += entry.places.count
    files.formUnion(entry.places.map(\.file))
  }
}
