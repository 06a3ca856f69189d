import Foundation
import ModuleStubs
import ToolSupport

/// The stubs generated so far for modules that could not be resolved, while the targets of a project are built in
/// order.
struct GeneratedStubs {
  private(set) var missing: [MissingModule] = []
  /// The names of modules that a target uses without importing them, by the target's module.
  private var implicitModules: [String: String] = [:]
  /// The modules whose sources exist and do not compile here.
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

  /// Adds a module for declarations that a target's Swift files use without an import and that no available file
  /// contains.
  mutating func addUnseen(of module: String, kind: MissingModule.Kind) {
    guard implicitModules[module] == nil else { return }
    let name = kind == .objectiveC ? "\(module)_ObjectiveC" : "\(module)_Generated"
    missing.append(MissingModule(name, kind: kind, isImplicit: true))
    implicitModules[module] = name
  }

  /// The declarations of the stubs and the omitted code, in the order of the targets.
  var entries: [StubEntry] { entriesByModule.flatMap(\.entries) }

  /// Errors unrelated to a missing module whose code was omitted.
  var suppressed: [Diagnostic] { suppressedByModule.flatMap(\.messages) }

  /// Generates stubs for declarations that a module's sources lack, and adapts the sources to them.
  ///
  /// - Parameters:
  ///   - originals: The author's file for each file of the module.
  ///   - otherErrors: The treatment of errors unrelated to missing modules.
  /// - Returns: The module to compile.
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
