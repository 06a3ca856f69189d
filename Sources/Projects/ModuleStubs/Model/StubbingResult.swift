import Foundation

/// What standing for a module's missing imports gave.
package struct StubbingResult: Sendable {
  /// The texts that have changed, by their place; each has as many lines as before.
  package var changed: [URL: String]
  /// What stands for the missing modules, in an order in which they can be compiled.
  package var stubs: [StubModule]
  package var catalog: StubCatalog
  /// All that was declared, adapted or left out.
  package var entries: [StubEntry]
  /// The errors that are left: those that no missing module is to blame for, and those that nothing helped against.
  package var remaining: [CheckerMessage]
  /// Errors that no missing module is to blame for and that were left out nevertheless, see ``StubbingInput/OtherErrors``.
  package var suppressed: [CheckerMessage]
  /// How often the compiler was asked.
  package var rounds: Int

  package var compiles: Bool { remaining.isEmpty }

  /// How much of each missing module is used, the most used first.
  package var missing: [MissingUse] {
    var uses: [String: MissingUse] = [:]
    for entry in entries {
      guard let module = entry.module else { continue }
      uses[module.name, default: MissingUse(module: module)].add(entry)
    }
    return uses.values.sorted { ($1.uses, $0.module.name) < ($0.uses, $1.module.name) }
  }
}

/// How much a module uses one that is not there.
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
