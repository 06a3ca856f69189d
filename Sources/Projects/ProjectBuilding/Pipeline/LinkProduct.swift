import Foundation
import ToolSupport

/// A stage that links the program into its bundle.
struct LinkProduct: BuildStage {
  var needsAllModules: Bool { true }

  func run(_ state: inout BuildState) throws {
    let build = state.build
    build.progress("Linking \(build.selection.name)")
    let bundle = try AssembleBundle.bundle(of: build)
    let linker = ProductLinker(compiler: build.compiler, toolchain: build.toolchain, folder: build.folder)
    let objects = (state.result.stubResults + state.result.modules).flatMap(\.objects)
    func link(_ objects: [URL]) throws -> (Bool, String) {
      try linker.link(objects, into: bundle.program, name: bundle.name, flags: LinkProduct.exportedSymbols)
    }
    var (isLinked, output) = try link(objects)
    if !isLinked, let symbols = UndefinedSymbols(linkerOutput: output),
      let stubs = try linker.stubs(for: symbols, of: bundle.name)
    {
      (isLinked, output) = try link(objects + [stubs])
      for name in symbols.names where isLinked {
        let reason = "is declared and not defined; the app stops when it calls it"
        state.result.diagnostics.append(Diagnostic(.warning, "\(name) \(reason)"))
      }
    }
    state.result.linkerOutput = output
    if isLinked { state.result.bundle = bundle }
  }

  /// Symbols that the runtime looks up by name.
  private static let exportedSymbols = [
    "viewcode_register_*", "viewcode_screens_*", "viewcode_conversions_*", "viewcode_run_tests",
    "viewcode_set_time_source", "viewcode_begin_screen", "viewcode_localize_bundles",
    // These replace functions of the C library, also for libraries that other libraries load and that the linker does
    // not see.
    "connect", "sendto", "sendmsg", "getaddrinfo", "gethostbyname",
  ].flatMap {
    ["-Xlinker", "--export-dynamic-symbol=\($0)"]
  }
}
