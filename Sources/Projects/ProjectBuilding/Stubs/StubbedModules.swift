import Foundation
import ModuleStubs

/// What stands for modules that can't be had, while a project's targets are built one after the other.
struct StubbedModules {
  private(set) var missing: [MissingModule]
  /// Modules whose sources are there and do not compile here.
  private(set) var replaced: Set<String> = []
  private(set) var stubs: [StubModule] = []
  private var catalog = StubCatalog()
  private var overruledByModule: [(module: String, messages: [CheckerMessage])] = []
  private var entriesByModule: [(module: String, entries: [StubEntry])] = []

  init(missing names: [String]) {
    missing = []
    add(names)
  }

  /// Adds modules that are not there.
  mutating func add(_ names: [String]) {
    for name in names where !missing.contains(where: { $0.name == name }) {
      missing.append(MissingModule(name, kind: MissingName.Kind.ofModule(name) == .apple ? .apple : .thirdParty))
    }
    missing.sort { $0.name < $1.name }
  }

  /// Adds what a target's Objective-C files declare, which its Swift files see without importing it.
  mutating func addObjectiveC(of module: String) {
    let name = StubbedModules.objectiveC(of: module)
    guard !missing.contains(where: { $0.name == name }) else { return }
    missing.append(MissingModule(name, kind: .objectiveC, isImplicit: true))
  }

  private static func objectiveC(of module: String) -> String { "\(module)_ObjectiveC" }

  /// What was declared and what was left out, in the order of the targets.
  var entries: [StubEntry] { entriesByModule.flatMap(\.entries) }

  /// Errors of which no missing module is the reason, and that were left out nevertheless.
  var suppressed: [CheckerMessage] { overruledByModule.flatMap(\.messages) }

  /// Makes a module's sources such that they compile without what is missing.
  ///
  /// - Parameters:
  ///   - originals: the author's file of each of the module's.
  ///   - otherErrors: what becomes of errors that nothing missing is to blame for.
  /// - Returns: the module as it is to be compiled.
  mutating func stand(
    in inputs: ModuleInputs, originals: [URL], otherErrors: StubbingInput.OtherErrors, by building: StubBuilding
  ) throws -> ModuleInputs {
    var inputs = inputs
    let seen = missing.filter { !$0.isImplicit || $0.name == StubbedModules.objectiveC(of: inputs.name) }
    if seen.contains(where: \.isImplicit) {
      inputs.flags += ["-Xfrontend", "-import-module", "-Xfrontend", StubbedModules.objectiveC(of: inputs.name)]
    }
    let stubbed = try building.stub(
      inputs, originals: originals, missing: seen, catalog: catalog, otherErrors: otherErrors)
    catalog = stubbed.catalog
    stubs = stubbed.stubs
    entriesByModule.removeAll { $0.module == inputs.name }
    entriesByModule.append((inputs.name, stubbed.entries))
    overruledByModule.removeAll { $0.module == inputs.name }
    overruledByModule.append((inputs.name, stubbed.suppressed))
    inputs.files = stubbed.files
    inputs.dependencies += stubbed.stubs.map(\.name)
    return inputs
  }

  /// Has declarations stand for a module whose sources do not compile here.
  mutating func replace(_ module: String) {
    entriesByModule.removeAll { $0.module == module }
    overruledByModule.removeAll { $0.module == module }
    replaced.insert(module)
    add([module])
  }
}
