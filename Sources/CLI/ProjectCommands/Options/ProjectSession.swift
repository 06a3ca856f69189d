import Foundation
import ProjectBuilding
import Projects
import ToolSupport

/// A project that was read, with the actions of commands.
struct ProjectSession {
  let project: Project
  let options: ProjectOptions
  /// The file for the report of the build, or `nil` for no report.
  var report: String?

  func selection() throws -> ProductSelection {
    try CommandFailure.of(.project) {
      try ProductSelection(of: project, target: options.target, scheme: options.scheme)
    }
  }

  func buildFolder() throws -> BuildFolder {
    try CommandFailure.of(.project) {
      try BuildFolder(for: project.root, at: options.buildPath.map { URL(filePath: $0) })
    }
  }

  /// Runs the scripts of the targets that would be built, and prints their output.
  func runScripts() throws {
    var phases = ScriptPhases(project: project, folder: try buildFolder())
    if !options.quiet { phases.progress = { StandardError.write("\($0)\n") } }
    let targets = try selection().targets
    let output = try CommandFailure.of(.build) { try phases.run(of: targets) }
    if options.verbose { StandardError.write(output) }
  }

  /// Builds the project and prints the output of the compiler and the linker to standard error.
  ///
  /// - Returns: The program, ready to run.
  func build() throws -> BuiltProgram { try build(try selection()) }

  /// Builds a part of the project.
  func build(_ selection: ProductSelection) throws -> BuiltProgram {
    let (toolchain, compiler) = try CommandFailure.of(.toolchain) { (try Toolchain.find(), try SwiftCompiler.find()) }
    var build = ProjectBuild(
      project: project, selection: selection, toolchain: toolchain, compiler: compiler, folder: try buildFolder())
    build.stubbing = Stubbing(isOff: options.noStubs, modules: Set(options.stubs))
    let progress = ProgressLine(isQuiet: options.quiet)
    build.progress = { progress.show($0) }
    if options.verbose { build.progress = { StandardError.write("\($0)\n") } }
    if let path = self.report {
      let (project, attribution) = (project, toolchain.attribution)
      // An interrupted build leaves a report of the known results.
      build.unfinished = { result in
        let report = ProjectReport(of: project, selection: selection, result: result, attribution: attribution)
        try? WrittenReport(report: report, file: URL(filePath: path)).write()
      }
    }
    defer { progress.end() }
    let result = try CommandFailure.of(.toolchain) { try build.run() }
    progress.end()
    for module in result.modules where !(options.quiet && module.succeeded) {
      StandardError.write(CompilerOutput.withoutRepetitions(module.output))
    }
    if !options.quiet {
      StandardError.write(result.stubSummary)
      StandardError.write(StandardError.renderer.text(of: result.replacedModules))
    }
    let own = selection.targets.filter { !selection.thirdParty.contains($0.name) }.flatMap(\.sources)
    StandardError.write(result.lacksInWords(in: Set(own.map { $0.path(percentEncoded: false) })))
    StandardError.write(StandardError.renderer.text(of: result.newerThanTarget))
    if options.verbose || result.bundle == nil {
      StandardError.write(StandardError.renderer.text(of: result.diagnostics))
    }
    var report: WrittenReport?
    if let path = self.report {
      let written = WrittenReport(
        report: ProjectReport(of: project, selection: selection, result: result, attribution: toolchain.attribution),
        file: URL(filePath: path))
      try written.write()
      if !options.quiet { StandardError.write(written.report.text) }
      report = written
    }
    guard let bundle = result.bundle else {
      StandardError.write(result.linkerOutput)
      throw CommandFailure.doesNotBuild(project.name, result.summary)
    }
    let scheme = project.schemes.first {
      options.scheme == nil ? $0.launchTarget == selection.app?.name : $0.name == options.scheme
    }
    return BuiltProgram(
      bundle: bundle, modules: selection.targets.map(\.moduleName), scheme: scheme,
      screens: zip(result.prepared, result.modules).flatMap { prepared, module in
        prepared.screens.map { ($0, module.name) }
      }, isApp: selection.app != nil, report: report, networkAccess: options.networkAccess, limits: options.limits,
      newerUses: result.newerThanTarget.count, root: project.root,
      places: CallPlaces(program: bundle.program, sources: own, compiler: compiler))
  }
}

/// A report and the path of its file.
struct WrittenReport {
  var report: ProjectReport
  let file: URL

  func write() throws {
    try CommandFailure.of(.project) { try report.json().write(to: file, options: .atomic) }
  }
}

extension BuildResult {
  /// The stubs for missing modules, a line each.
  fileprivate var stubSummary: String {
    missingModules.map { name in
      let entries = stubs.filter { $0.module?.name == name }
      let left = entries.filter { $0.kind == .omitted }.count
      return "note: \(name) is not available, and generated stubs replace it"
        + (left > 0 ? ", and \(left) statement\(left == 1 ? " is" : "s are") omitted" : "")
        + (entries.contains { $0.module?.isLayoutLibrary == true }
          ? "; it lays out views, which will have other frames" : "") + "\n"
    }.joined()
  }

  /// Returns warnings for code of the project that was omitted because it does not compile here. Omissions in
  /// third-party code are reported for their module.
  fileprivate func lacksInWords(in sources: Set<String>) -> String {
    suppressed.compactMap { message -> String? in
      guard let place = message.location, sources.contains(place.path) else { return nil }
      return "\(place): warning: omitted, as it does not compile here: \(message.text)\n"
    }.joined()
  }

  /// A summary such as "2 errors in 1 of 3 modules".
  fileprivate var summary: String {
    let failed = modules.filter { !$0.succeeded }
    let errors = messages.filter { $0.severity == .error }.count
    if failed.isEmpty { return "it could not be linked" }
    return "\(errors) error\(errors == 1 ? "" : "s") in \(failed.count) of \(modules.count) modules"
  }
}
