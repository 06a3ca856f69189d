import Foundation
import SwiftSources
import ToolSupport

/// The state of one run of a `ModuleStubber`.
struct StubbingRun {
  private let input: StubbingInput
  private let checker: any ModuleChecker
  private let progress: (String) -> Void
  private let originals: [ModuleFile]
  private let project: ProjectNames
  /// The missing modules that the project imports.
  private let used: [MissingModule]

  private var files: [ModuleFile]
  private var catalog: StubCatalog
  private var state = RepairState()
  /// The files that have changed since the last compilation.
  private var changed: Set<URL>
  private var remaining: [Diagnostic] = []
  private var depth = CheckDepth.types
  /// The files to check, or nil for all. After the first round, only files with errors are checked until none has any.
  private var suspects: Set<URL>?
  private var rounds = 0

  init(_ input: StubbingInput, checker: any ModuleChecker, progress: @escaping (String) -> Void) {
    self.input = input
    self.checker = checker
    self.progress = progress
    originals = input.files.map(ModuleFile.init)
    let project = ProjectNames(originals)
    self.project = project
    used = input.missing.filter { module in
      module.isImplicit || project.imports.contains { $0.contains(module.name) }
    }
    files = originals
    catalog = input.catalog
    changed = Set(input.files.map(\.url))
  }

  mutating func result() throws -> StubbingResult {
    declareOpaqueResults()
    declareQualifiedNames()
    if !catalog.names.isEmpty { rewritePreemptively() }
    while rounds < input.maximumRounds, try runRound() {}
    return makeResult()
  }

  // MARK: Rounds

  /// Runs a round and returns whether another round can help.
  private mutating func runRound() throws -> Bool {
    rounds += 1
    let printer = StubPrinter(catalog: catalog)
    remaining = try checker.check(
      files.map(\.source), changed: changed, only: depth == .types ? suspects : nil,
      stubs: printer.modules(for: input.missing), depth: depth
    ).filter(\.isError)
    let inStubs = remaining.filter { $0.path?.hasSuffix("/\(StubPrinter.declarationsModule).swift") == true }
    if !inStubs.isEmpty { return refuse(inStubs, printer) }
    changed = []
    progress("round \(rounds): \(remaining.count) errors")
    if remaining.isEmpty { return checkFlow() }
    state.rounds = rounds
    let repair = repair()
    guard repair.isChanged else { return checkAllFiles() || compileComplexExpressions() }
    apply(repair)
    return true
  }

  /// Drops declarations that the compiler rejects, because they may contradict others or members of a system class.
  private mutating func refuse(_ messages: [Diagnostic], _ printer: StubPrinter) -> Bool {
    let refused = printer.keys(atLines: Set(messages.compactMap(\.line))).subtracting(catalog.refused)
    guard !refused.isEmpty else { return false }
    catalog.refused.formUnion(refused)
    let reasons = messages.map(\.text).joined(separator: "; ")
    progress("round \(rounds): refused \(refused.sorted().joined(separator: "; ")): \(reasons)")
    return true
  }

  /// Proceeds to errors in the control flow, which the compiler looks for in all files.
  private mutating func checkFlow() -> Bool {
    guard depth == .types else { return false }
    depth = .flow
    state.includesComplexExpressions = true
    return true
  }

  /// Compiles the module if the only remaining errors are expressions that exceed the limit of the check. The compiler
  /// has a higher limit.
  private mutating func compileComplexExpressions() -> Bool {
    guard remaining.allSatisfy({ ErrorKind($0.text) == .tooComplex }) else { return false }
    return checkFlow()
  }

  /// Checks the other files if the remaining errors can't be repaired.
  private mutating func checkAllFiles() -> Bool {
    guard suspects != nil, depth == .types else { return false }
    suspects = nil
    return true
  }

  // MARK: Repair

  /// Repairs the remaining errors, with fewer restrictions if none of them can be repaired.
  private mutating func repair() -> CodeRepair {
    let roots = MissingRoots(files, catalog: catalog)
    while true {
      var repair = CodeRepair(
        files: files, originals: originals, project: project, missing: used, isAppleName: input.isAppleName,
        isAppleMember: input.isAppleMember, isMisspelled: input.isMisspelled, isIncomplete: input.isIncomplete,
        allows: input.otherErrors.allows, catalog: catalog, state: state, roots: roots)
      if !used.isEmpty || state.includesAllErrors { repair.repair(remaining) }
      state = repair.state
      if repair.isChanged || !liftRestriction() { return repair }
    }
  }

  /// Lifts a restriction and returns whether there was one left.
  private mutating func liftRestriction() -> Bool {
    if !state.includesAllErrors, mayIncludeAllErrors {
      state.includesAllErrors = true
    } else if !state.includesUninferredErrors, !used.isEmpty {
      state.includesUninferredErrors = true
    } else {
      return false
    }
    return true
  }

  /// Whether code may be omitted for errors that are unrelated to missing modules.
  private var mayIncludeAllErrors: Bool {
    switch input.otherErrors {
    case .keep: false
    case .omit: true
    // Some of them are recognized as errors of the system by their positions.
    case .omitUnlessAuthors: remaining.contains { $0.location != nil }
    }
  }

  private mutating func apply(_ repair: CodeRepair) {
    let names = catalog.names
    catalog = repair.catalog
    for (index, edits) in repair.edits { apply(edits, to: index) }
    for index in repair.usingNames {
      files[index] = ModuleFile(files[index].source.replacingText { ModuleImport.added(to: $0, names: true) })
      changed.insert(files[index].source.url)
    }
    // New names require declarations of calls, and adapted results.
    if catalog.names != names { rewritePreemptively() }
    suspects = filesToCheck()
  }

  private mutating func apply(_ edits: SourceEdits, to index: Int) {
    guard !edits.isEmpty else { return }
    var source = files[index].source
    source.text = ModuleImport.added(to: edits.text(from: files[index].bytes))
    files[index] = ModuleFile(source)
    changed.insert(source.url)
  }

  /// Returns the files with errors and the changed files, or nil if they are so many that all files should be checked.
  private func filesToCheck() -> Set<URL>? {
    var urls: [String: URL] = [:]
    for file in files { for name in file.namedFiles { urls[name] = file.source.url } }
    var result = changed
    for message in remaining {
      guard let url = message.location.flatMap({ urls[$0.path] }) else { return nil }
      result.insert(url)
    }
    return result.count * 2 <= files.count ? result : nil
  }

  private mutating func rewritePreemptively() {
    let rewrites = PreemptiveRewrites(files: files, catalog: catalog)
    catalog = rewrites.catalog
    state.entries += rewrites.entries
    for (index, edits) in rewrites.edits { apply(edits, to: index) }
  }

  /// SwiftUI's names after `some`. Code that returns them is omitted before the compiler sees it, because checking it
  /// takes long.
  static let opaqueResults: Set<String> = [
    "View", "Scene", "ToolbarContent", "Commands", "Gesture", "Shape",
  ]

  private mutating func declareOpaqueResults() {
    guard used.contains(where: { $0.name == "SwiftUI" }) else { return }
    let names = StubbingRun.opaqueResults.filter { project.types[$0] == nil && catalog.types[$0] == nil }
    let collector = NameFactsCollector(names: names, project: project, modules: Set(used.map(\.name)))
    for file in files { collector.collect(file) }
    for (name, facts) in collector.facts.sorted(by: { $0.key < $1.key }) where facts.isComposed {
      _ = StubDeclaring.declare(name, facts, in: &catalog)
    }
  }

  /// Declares types and functions of third-party modules, which can have the names of system types and functions.
  private mutating func declareQualifiedNames() {
    let modules = Set(used.filter { $0.kind != .apple }.map(\.name))
    // A type can have the name of a module.
    let qualified = QualifiedNames(of: modules.filter { project.types[$0] == nil && !catalog.declares($0) })
    for file in files { qualified.walk(file.tree) }
    let names = qualified.types.filter {
      !ApplePrefixes.isApple($0) && project.types[$0] == nil && !catalog.declares($0)
    }
    let collector = NameFactsCollector(names: names, project: project, modules: modules)
    for file in files { collector.collect(file) }
    for (name, facts) in collector.facts.sorted(by: { $0.key < $1.key }) {
      _ = StubDeclaring.declare(name, facts, in: &catalog)
    }
    for call in qualified.calls { _ = StubCatalog.add(call, to: &catalog.functions) }
  }

  // MARK: Result

  private func makeResult() -> StubbingResult {
    var texts: [URL: String] = [:]
    for (before, after) in zip(input.files, files) where before.text != after.source.text {
      texts[before.url] = after.source.text
    }
    let reporting = Reporting(files: originals, project: project, missing: input.missing, catalog: catalog)
    var catalog = catalog
    catalog.declared.formUnion(project.classMembers)
    return StubbingResult(
      changed: texts, stubs: StubPrinter(catalog: catalog).modules(for: input.missing), catalog: catalog,
      entries: reporting.entries() + state.entries, remaining: remaining, suppressed: state.suppressed, rounds: rounds)
  }
}
