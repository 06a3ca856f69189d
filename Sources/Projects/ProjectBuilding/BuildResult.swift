import ModuleStubs
import Projects
import ToolSupport

/// The result of building a project.
package struct BuildResult: Sendable {
  package var name: String
  package var modules: [ModuleResult] = []
  /// The sources of each module, in the modules' order.
  package var prepared: [PreparedModule] = []
  package var diagnostics: [Diagnostic]
  /// Modules that ViewCode's own editions replace, each with the reason. They are always reported.
  package var replacedModules: [Diagnostic] = []
  /// Modules that the project imports and that could not be resolved.
  package var missingModules: [String] = []
  /// The results of compiling the stubs of missing modules.
  package var stubResults: [ModuleResult] = []
  /// The declarations of the stubs, and the code that was omitted from the project.
  package var stubs: [StubEntry] = []
  /// Errors unrelated to a missing module whose code was omitted because the system here lacks something.
  package var suppressed: [Diagnostic] = []
  /// Modules of the toolchain that a project can import.
  package var availableModules: [String] = []
  package var linkerOutput = ""
  /// The bundle, if the build succeeded.
  package var bundle: AppBundle?

  package var messages: [Diagnostic] { modules.flatMap(\.messages) }
  /// Uses of API newer than the deployment target, which Xcode rejects.
  package var newerThanTarget: [Diagnostic] { modules.flatMap(\.newerThanTarget) }
}
