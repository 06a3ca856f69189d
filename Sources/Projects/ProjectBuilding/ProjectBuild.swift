import Foundation
import ModuleStubs
import Projects

/// Builds a project: each of its modules by the compiler, what runs by the linker, and the bundle around it.
///
/// 1. which targets, in which order (``ProductSelection``);
/// 2. each module's sources are made ready and compiled (``ModuleCompiler``); a module that fails does not keep others from being
///    tried, so that all errors are told;
/// 3. the objects become a program (``ProductLinker``) in its bundle (``AppBundle``).
package struct ProjectBuild: Sendable {
  package let project: Project
  package let selection: ProductSelection
  package let toolchain: Toolchain
  package let compiler: SwiftCompiler
  package let folder: BuildFolder
  package var stubbing = Stubbing()
  /// Hears what is known before each module is compiled: all that is left of a build that is broken off.
  package var unfinished: @Sendable (BuildResult) -> Void = { _ in }
  /// Hears what is being done, a line at a time.
  package var progress: @Sendable (String) -> Void = { _ in }

  package init(
    project: Project, selection: ProductSelection, toolchain: Toolchain, compiler: SwiftCompiler, folder: BuildFolder
  ) {
    self.project = project
    self.selection = selection
    self.toolchain = toolchain
    self.compiler = compiler
    self.folder = folder
  }

  package func run() throws -> BuildResult {
    try compiler.check(for: toolchain, rememberingIn: folder.root)
    let importable = toolchain.importable()
    var result = BuildResult(name: selection.name, remarks: project.remarks)
    result.availableModules = importable.keys.sorted()
    let modules = selection.targets.filter { target in
      // Other people's modules that the toolchain has in its own way, such as SnapshotTesting, are not built.
      let isReplaced = selection.thirdParty.contains(target.name) && importable[target.moduleName] != nil
      return !target.sources.isEmpty && !stubbing.modules.contains(target.moduleName) && !isReplaced
    }
    let available = Set(importable.keys).union(modules.map(\.moduleName)).union(MissingName.Kind.modulesOfLanguage)
      .subtracting(stubbing.modules)
    let preparation = SourcePreparation(
      folder: folder, root: project.root, availableModules: available)
    let missing = stubbing.isOff ? [] : MissingImports.names(of: modules, available: available)
    var standingIn = StubbedModules(missing: missing)
    for name in stubbing.modules.subtracting(missing).sorted() {
      result.remarks.append(Remark(.warning, "nothing that is built imports \(name), which is to be stood for"))
    }
    let moduleCompiler = ModuleCompiler(compiler: compiler, toolchain: toolchain, folder: folder)
    if stubbing.isOff { try removeModules(but: Set(modules.map(\.moduleName)), of: moduleCompiler) }
    let macros = try buildMacros(&result)
    var names: [String: String] = [:]
    var facts: [String: PreparedFacts] = [:]
    // The modules that a target imports, by whatever way.
    var imported: [String: Set<String>] = [:]
    var compiled: [ModuleInputs] = []
    for target in modules {
      let (flags, left) = SettingsFlags.flags(for: target.settings, moduleName: target.moduleName)
      for flag in left {
        result.remarks.append(Remark(.note, "target \(target.name): the flag \(flag) is not passed to the compiler"))
      }
      let dependencies = (target.dependencies + target.externalDependencies).filter { names[$0] != nil }
      var (prepared, ownFacts) = try preparation.prepare(
        target, importing: dependencies.compactMap { facts[$0] },
        listsScreens: !selection.thirdParty.contains(target.name) && selection.tests.isEmpty)
      facts[target.name] = ownFacts
      if let symbols = try AssetSymbolsFile.write(
        for: target, to: folder.folder("rewritten/\(target.moduleName)"), appleNames: toolchain.appleNames)
      {
        prepared.files.append(symbols)
      }
      names[target.name] = target.moduleName
      imported[target.name] = Set(dependencies.compactMap { names[$0] })
        .union(dependencies.compactMap { imported[$0] }.joined())
      result.prepared.append(prepared)
      var inputs = ModuleInputs(
        name: target.moduleName, files: prepared.files,
        flags: flags + macros + ImplicitImports.flags(for: target, available: available)
          + entryPoint(of: target),
        dependencies: imported[target.name, default: []].sorted(),
        isScript: target.sources.contains { $0.lastPathComponent == "main.swift" })
      inputs.isImported =
        !selection.tests.isEmpty
        || modules.contains { ($0.dependencies + $0.externalDependencies).contains(target.name) }
      inputs.isEdited = !selection.thirdParty.contains(target.name)
      if !selection.thirdParty.contains(target.name) {
        inputs.deploymentTarget = target.settings.deploymentTarget.flatMap { SystemVersion($0) }
      }
      let originals = target.sources + prepared.files.dropFirst(target.sources.count)
      let isForeign = selection.thirdParty.contains(target.name)
      let stubBuilding = StubBuilding(
        moduleCompiler: moduleCompiler, folder: folder, isAppleName: { [toolchain] in toolchain.blame().isApple($0) },
        isAppleMember: { [toolchain] in toolchain.blame().isAppleMember($0) },
        progress: progress)
      // Rewriting adds imports of what Apple's modules bring along.
      let here =
        stubbing.isOff
        ? []
        : MissingImports.names(
          in: target.sources + prepared.files, available: available.subtracting(standingIn.replaced))
      standingIn.add(here)
      let asPrepared = inputs
      var isStoodIn = false
      func buildStubs() throws {
        progress("Standing in for what is missing in \(target.moduleName)")
        inputs = try standingIn.stand(
          in: asPrepared, originals: originals,
          otherErrors: isForeign
            ? .omit : .omitSystemErrors { [toolchain] in toolchain.blame().lacksSystemsOwn($0.text) },
          by: stubBuilding)
        isStoodIn = true
      }
      var before = result
      before.missingModules = standingIn.missing.map(\.name)
      before.remarks.append(Remark(.warning, "the build was broken off in \(target.moduleName)"))
      unfinished(before)
      if !here.isEmpty || (!stubbing.isOff && stubBuilding.remembers(inputs)) { try buildStubs() }
      progress("Compiling \(target.moduleName)")
      var module = try moduleCompiler.compile(inputs)
      if !module.succeeded, let file = prepared.screensFile, try ScreenListing.leaveOut(module.messages, of: file) {
        module = try moduleCompiler.compile(inputs)
      }
      if !module.succeeded, !isForeign, !stubbing.isOff, target.hasObjectiveC {
        standingIn.addObjectiveC(of: target.moduleName)
        try buildStubs()
        module = try moduleCompiler.compile(inputs)
      }
      if !module.succeeded, !isForeign, !stubbing.isOff, !isStoodIn,
        module.messages.contains(where: {
          $0.severity == .error
            && (toolchain.blame().mayLackSystemsOwn($0.text)
              || (ErrorAttribution.mayLackViews($0.text) && target.usesSwiftUI))
        })
      {
        // What the system here lacks is no reason for the rest of an app not to be seen.
        try buildStubs()
        module = try moduleCompiler.compile(inputs)
      }
      if !module.succeeded, isForeign, !stubbing.isOff {
        // Other people's code is no reason for a project not to build: what of it can't be is left out, or it is stood for.
        if !isStoodIn {
          try buildStubs()
          module = try moduleCompiler.compile(inputs)
        }
        if !module.succeeded {
          standingIn.replace(target.moduleName)
          result.prepared.removeLast()
          result.remarks.append(
            Remark(.warning, "\(target.moduleName) does not compile here: declarations made from its uses stand for it")
          )
          continue
        }
      }
      if let file = prepared.screensFile {
        let last = result.prepared.count - 1
        result.prepared[last].screens = ScreenListing.screens(prepared.screens, leftOutOf: file)
      }
      if target.name == selection.app?.name, !EntryPoints.isThere(in: target) {
        result.remarks.append(
          Remark(
            .warning,
            "target \(target.name): nothing in it is @main, and there is no main.swift: Xcode does not link it"))
      }
      result.modules.append(module)
      compiled.append(inputs)
    }
    result.missingModules = standingIn.missing.map(\.name)
    result.stubs = standingIn.entries
    result.suppressed = standingIn.suppressed
    let stubs = standingIn.stubs
    if !stubs.isEmpty {
      // What a later target needed may have been added to what an earlier one was compiled with.
      let stubResults = try StubChecker.compile(stubs, with: moduleCompiler, in: folder)
      result.stubResults = stubResults
      if result.modules.allSatisfy(\.succeeded) {
        for (index, inputs) in compiled.enumerated() {
          let again = try moduleCompiler.compile(inputs)
          if !again.wasUpToDate { result.modules[index] = again }
        }
      }
    }
    guard result.modules.allSatisfy(\.succeeded) else { return result }
    if !selection.tests.isEmpty {
      result.modules.append(try testRunner(result.prepared, with: moduleCompiler))
      guard result.modules.allSatisfy(\.succeeded) else { return result }
    }
    let bundle = AppBundle(named: selection.name, in: try folder.folder("products"))
    let info = selection.app?.settings.infoPlist ?? [:]
    result.remarks += try bundle.assemble(selection.targets, infoPlist: info)
    progress("Linking \(selection.name)")
    let (linked, output) = try ProductLinker(compiler: compiler, toolchain: toolchain, folder: folder).link(
      (result.stubResults + result.modules).flatMap(\.objects),
      into: bundle.program, name: bundle.name,
      flags: ProjectBuild.exportedSymbols)
    result.linkerOutput = output
    if linked { result.bundle = bundle }
    return result
  }

  /// Builds the macros that the targets use. Those of other people that do not build are said, and missed where they are used.
  ///
  /// - Returns: what has the compiler find them.
  private func buildMacros(_ result: inout BuildResult) throws -> [String] {
    guard !selection.macros.isEmpty else { return [] }
    progress("Building \(selection.macros.filter { $0.kind == .macro }.map(\.moduleName).joined(separator: ", "))")
    do {
      let macros = try MacroBuilding(compiler: compiler, toolchain: toolchain, folder: folder).build(selection.macros)
      let foreign = Set(selection.macros.filter(\.isThirdParty).map(\.moduleName))
      for failure in macros.failures {
        if foreign.contains(failure.name) {
          let reason = failure.messages.first { $0.severity == .error }?.text ?? "it can't be linked"
          result.remarks.append(Remark(.warning, "the macros of \(failure.name) do not build here: \(reason)"))
        } else {
          result.modules.append(failure)
        }
      }
      return macros.flags
    } catch let error as MacroError {
      result.remarks.append(Remark(.warning, "\(error)"))
      return []
    }
  }

  /// What an earlier build stood for would be found by the compiler.
  private func removeModules(but wanted: Set<String>, of moduleCompiler: ModuleCompiler) throws {
    let place = try moduleCompiler.modulesFolder()
    for name in try FileManager.default.contentsOfDirectory(atPath: place.path(percentEncoded: false)) {
      let file = place.appending(path: name)
      if !wanted.contains(file.deletingPathExtension().lastPathComponent) {
        try FileManager.default.removeItem(at: file)
      }
    }
  }

  /// The app is started by the host; what other programs of a project begin with is called by nobody.
  private func entryPoint(of target: Target) -> [String] {
    if target.name == selection.app?.name {
      return ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "viewcode_app_main"]
    }
    guard target.kind == .app || target.kind == .executable else { return [] }
    return ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "viewcode_app_main_\(target.moduleName)"]
  }

  /// What calls the tests of all modules.
  private func testRunner(_ prepared: [PreparedModule], with moduleCompiler: ModuleCompiler) throws -> ModuleResult {
    let tests = selection.targets.filter { selection.tests.contains($0.name) }
    let names = tests.map(\.moduleName)
    let lists = Set(
      prepared.flatMap(\.files).map { $0.path(percentEncoded: false) }.filter { $0.hasSuffix("/ViewCodeTests.swift") })
    let text = TestRunnerSource.text(
      modules: names,
      listing: names.filter { name in lists.contains { $0.hasSuffix("/\(name)/ViewCodeTests.swift") } },
      usesSwiftTesting: tests.contains { target in
        target.sources.contains { SourceImports.modules(of: $0).contains("Testing") }
      })
    let name = "ViewCodeTestRunner_\(names.joined(separator: "_"))"
    let file = try folder.folder("rewritten/\(name)").appending(path: "TestRunner.swift")
    if (try? String(contentsOf: file, encoding: .utf8)) != text {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try moduleCompiler.compile(
      ModuleInputs(name: name, files: [file], flags: ["-swift-version", "5"], dependencies: names))
  }

  /// What the host looks up in the program by name.
  private static let exportedSymbols = [
    "viewcode_register_*", "viewcode_screens_*", "viewcode_conversions_*", "viewcode_run_tests",
    "viewcode_set_time_source", "viewcode_begin_screen",
    // In the C library's place, also for libraries that the linker does not see, as those that others load.
    "connect", "sendto", "sendmsg", "getaddrinfo", "gethostbyname",
  ].flatMap {
    ["-Xlinker", "--export-dynamic-symbol=\($0)"]
  }
}

/// What building a project gave.
package struct BuildResult: Sendable {
  package var name: String
  package var modules: [ModuleResult] = []
  /// The sources of each module, in the modules' order.
  package var prepared: [PreparedModule] = []
  package var remarks: [Remark]
  /// Modules that the project imports and that are not to be had.
  package var missingModules: [String] = []
  /// What was compiled in their place.
  package var stubResults: [ModuleResult] = []
  /// What was declared in their place, and what was left out.
  package var stubs: [StubEntry] = []
  /// Errors of which no missing module is the reason: what the system here lacks. Their statements were left out.
  package var suppressed: [CheckerMessage] = []
  /// Modules of the toolchain that a project can import.
  package var availableModules: [String] = []
  package var linkerOutput = ""
  /// The bundle, where all went well.
  package var bundle: AppBundle?

  package var messages: [CompilerMessage] { modules.flatMap(\.messages) }
  /// Uses of what is newer than the least system that the project is to run on, which Xcode does not let pass.
  package var newerThanTarget: [CompilerMessage] { modules.flatMap(\.newerThanTarget) }
}

extension Target {
  /// Whether any of its files imports SwiftUI.
  fileprivate var usesSwiftUI: Bool { sources.contains { SourceImports.modules(of: $0).contains("SwiftUI") } }
}
