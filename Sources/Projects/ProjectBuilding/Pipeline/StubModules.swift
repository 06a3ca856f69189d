import ModuleStubs
import Projects

/// A stage that generates stubs for the declarations that a module lacks, if it imports missing modules or was stubbed
/// in an earlier build.
///
/// Other modules get stubs only after they fail to compile: see ``RecoverModule``.
struct StubModules: ModuleStage {
  func run(_ module: inout ModuleState, _ state: inout BuildState) throws {
    guard !state.build.stubbing.isOff, !module.isSkipped else { return }
    if !module.missing.isEmpty || StubModules.building(in: state).remembers(module.inputs) {
      try StubModules.stub(&module, &state)
    }
  }

  /// Generates stubs, and removes code from the module that needs more than stubs.
  static func stub(_ module: inout ModuleState, _ state: inout BuildState) throws {
    state.build.progress("Generating stubs for \(module.target.moduleName)")
    let toolchain = state.build.toolchain
    _ = RelaxConcurrency.relax(&module)
    // Stubs accept everything, so that most of their expressions have many solutions.
    _ = UseOlderSolver.use(for: &module)
    module.inputs = try state.stubs.stub(
      module.unstubbed, originals: module.originals,
      otherErrors: module.isThirdParty
        ? .omit
        : .omitUnlessAuthors { toolchain.attribution.isMissingSystemAPI($0.text) },
      by: building(in: state))
    module.isStubbed = true
  }

  private static func building(in state: BuildState) -> StubBuilding {
    let toolchain = state.build.toolchain
    let others = state.build.selection.thirdParty.union(state.preparedModules)
    return StubBuilding(
      moduleCompiler: state.moduleCompiler, folder: state.build.folder,
      isAppleName: { toolchain.attribution.isApple($0) },
      isAppleMember: { toolchain.attribution.isAppleMember($0) },
      isMisspelled: { toolchain.attribution.isMisspelledMember($0) },
      isIncomplete: { others.contains($0) || AppleModules.contains($0) && !modulesWithKnownNames.contains($0) },
      progress: state.build.progress)
  }

  /// Apple's modules whose complete names are known from the tables or the compiler.
  private static let modulesWithKnownNames: Set<String> = [
    "Swift", "Foundation", "UIKit", "SwiftUI", "QuartzCore", "CoreGraphics", "Combine", "Dispatch", "os", "OSLog",
    "Observation", "XCTest", "Testing",
  ]
}
