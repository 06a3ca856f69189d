import Foundation
import ModuleStubs
import ToolSupport

/// Stubs generated so far for modules that could not be resolved, while a project's targets are built one after the other.
struct GeneratedStubs {
  private(set) var missing: [MissingModule] = []
  /// The names of modules that a target sees without importing them, by the target's module.
  private var implicitModules: [String: String] = [:]
  /// Modules whose sources exist and do not compile here.
  private(set) var replaced: Set<String> = []
  private(set) var stubs: [StubModule] = []
  private var catalog = StubCatalog()
  private var suppressedByModule: [(module: String, messages: [Diagnostic])] = []
  private var entriesByModule: [(module: String, entries: [StubEntry])] = []

  /// Adds modules that could not be resolved.
  mutating func add(_ names: [String]) {
    for name in names where !missing.contains(where: { $0.name == name }) {
      missing.append(MissingModule(name, kind: MissingName.Kind.ofModule(name) == .apple ? .apple : .thirdParty))
    }
    missing.sort { $0.name < $1.name }
  }

  /// Adds what a target's Swift files see without importing it, and what is in no file at hand.
  mutating func addUnseen(of module: String, kind: MissingModule.Kind) {
    guard implicitModules[module] == nil else { return }
    let name = kind == .objectiveC ? "\(module)_ObjectiveC" : "\(module)_Generated"
    missing.append(MissingModule(name, kind: kind, isImplicit: true))
    implicitModules[module] = name
  }

  /// What the stubs declare and what was omitted, in the order of the targets.
  var entries: [StubEntry] { entriesByModule.flatMap(\.entries) }

  /// Errors unrelated to a missing module whose code was omitted anyway.
  var suppressed: [Diagnostic] { suppressedByModule.flatMap(\.messages) }

  /// Generates stubs for what a module's sources lack, and adapts the sources to them.
  ///
  /// - Parameters:
  ///   - originals: the author's file of each of the module's.
  ///   - otherErrors: what to do with errors unrelated to missing modules.
  /// - Returns: what to compile.
  mutating func stub(
    _ inputs: ModuleInputs, originals: [URL], otherErrors: StubbingInput.OtherErrors, by building: StubBuilding
  ) throws -> ModuleInputs {
    var inputs = inputs
    let implicit = implicitModules[inputs.name]
    let seen = missing.filter { !$0.isImplicit || $0.name == implicit }
    if let implicit { inputs.flags += ["-Xfrontend", "-import-module", "-Xfrontend", implicit] }
    let stubbed = try building.stub(
      inputs, originals: originals, missing: seen, catalog: catalog, otherErrors: otherErrors)
    catalog = stubbed.catalog
    stubs = stubbed.stubs
    entriesByModule.removeAll { $0.module == inputs.name }
    entriesByModule.append((inputs.name, stubbed.entries))
    suppressedByModule.removeAll { $0.module == inputs.name }
    suppressedByModule.append((inputs.name, stubbed.suppressed))
    inputs.files = stubbed.files
    inputs.dependencies += stubbed.stubs.map(\.name)
    return inputs
  }

  /// Replaces a module whose sources do not compile here with a stub.
  mutating func replace(_ module: String) {
    entriesByModule.removeAll { $0.module == module }
    suppressedByModule.removeAll { $0.module == module }
    replaced.insert(module)
    add([module])
  }
}
