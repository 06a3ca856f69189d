import Foundation
import SwiftSyntax

/// Makes a module compile whose imports are not all there.
///
/// The compiler tells what is missing. Each round declares what it asks for by how the project uses it; adapts what can't be
/// declared; and leaves out, by the smallest statement, what still doesn't compile because of a missing module. Errors that none is
/// to blame for stay.
package struct ModuleStubber {
  private let input: StubbingInput
  private let checker: any ModuleChecker
  /// Hears what is being done, a line at a time.
  package var progress: (String) -> Void = { _ in }

  package init(_ input: StubbingInput, checker: any ModuleChecker) {
    self.input = input
    self.checker = checker
  }

  package func run() throws -> StubbingResult {
    let originals = input.files.map { ParsedSource($0) }
    let project = ProjectNames(originals)
    let used = input.missing.filter { module in
      module.isImplicit || project.imports.contains { $0.contains(module.name) }
    }
    var files = originals
    var catalog = input.catalog
    var state = RepairState()
    var changed = Set(input.files.map(\.place))
    var remaining: [CheckerMessage] = []
    var depth = CheckDepth.types
    // After the first round only files with errors are looked at until there are none.
    var suspects: Set<URL>?
    var rounds = 0
    declareOpaqueResults(of: files, project, used, in: &catalog)
    if !catalog.names.isEmpty { adapt(&files, &catalog, &state, &changed) }
    while true {
      guard rounds < input.maximumRounds else { break }
      rounds += 1
      let printer = StubPrinter(catalog: catalog)
      let messages = try checker.check(
        files.map(\.source), changed: changed, only: depth == .types ? suspects : nil,
        stubs: printer.modules(for: input.missing), depth: depth
      ).filter(\.isError)
      remaining = messages
      let inStubs = messages.filter { $0.file?.hasSuffix("/\(StubPrinter.declarationsModule).swift") == true }
      if !inStubs.isEmpty {
        // A declaration can contradict another, or what a system class has.
        let refused = printer.keys(atLines: Set(inStubs.map(\.line))).subtracting(catalog.refused)
        guard !refused.isEmpty else { break }
        catalog.refused.formUnion(refused)
        progress(
          "round \(rounds): refused \(refused.sorted().joined(separator: "; ")): \(inStubs.map(\.text).joined(separator: "; "))"
        )
        continue
      }
      changed = []
      progress("round \(rounds): \(messages.count) errors")
      if messages.isEmpty {
        if depth == .flow { break }
        // Compiling looks at all files once more.
        depth = .flow
        continue
      }
      state.rounds = rounds
      let roots = MissingRoots(files, catalog: catalog)
      var mender: CodeRepair
      repeat {
        mender = CodeRepair(
          files: files, originals: originals, project: project, missing: used, isAppleName: input.isAppleName,
          isAppleMember: input.isAppleMember, allows: input.otherErrors.allows,
          catalog: catalog, state: state, roots: roots)
        if !used.isEmpty || state.takesAll { mender.mend(messages) }
        state = mender.state
        if mender.isChanged { break }
        if !state.takesAll, takesOthers(messages) {
          state.takesAll = true
        } else if !state.takesUninferred, !used.isEmpty {
          state.takesUninferred = true
        } else {
          break
        }
      } while true
      guard mender.isChanged else {
        // What nothing helps keeps no other file from being looked at.
        guard suspects != nil, depth == .types else { break }
        suspects = nil
        continue
      }
      let names = catalog.names
      catalog = mender.catalog
      for (index, edit) in mender.edits { apply(edit, to: &files[index], &changed) }
      for index in mender.usingNames {
        files[index] = ParsedSource(files[index].source.replacingText { ModuleImport.added(to: $0, names: true) })
        changed.insert(files[index].source.place)
      }
      // What is called on new names, and how what they give is used.
      if catalog.names != names { adapt(&files, &catalog, &state, &changed) }
      suspects = ModuleStubber.suspects(of: messages, changed: changed, in: files)
    }
    return result(
      files: files, catalog: catalog, state: state, remaining: remaining, rounds: rounds, project: project,
      originals: originals)
  }

  /// Whether errors that no missing module is to blame for are left out, too.
  private func takesOthers(_ messages: [CheckerMessage]) -> Bool {
    switch input.otherErrors {
    case .stay: false
    case .areLeftOut: true
    // Which of them are the system's is told by their places, too.
    case .ofSystemAreLeftOut: messages.contains { $0.file != nil }
    }
  }

  /// SwiftUI's names after `some`: what is made of them is left out before the compiler sees it, which it takes long to understand.
  static let opaqueResults: Set<String> = [
    "View", "Scene", "ToolbarContent", "Commands", "Gesture", "Shape",
  ]

  private func declareOpaqueResults(
    of files: [ParsedSource], _ project: ProjectNames, _ missing: [MissingModule], in catalog: inout StubCatalog
  ) {
    guard missing.contains(where: { $0.name == "SwiftUI" }) else { return }
    let names = ModuleStubber.opaqueResults.filter { project.types[$0] == nil && catalog.types[$0] == nil }
    let collector = NameFactsCollector(names: names, project: project, modules: Set(missing.map(\.name)))
    for file in files { collector.collect(file) }
    for (name, facts) in collector.facts.sorted(by: { $0.key < $1.key }) where facts.isComposed {
      _ = StubDeclaring.declare(name, facts, in: &catalog)
    }
  }

  /// The files that messages name, and those that were changed; nil where it is as well to look at all.
  private static func suspects(of messages: [CheckerMessage], changed: Set<URL>, in files: [ParsedSource]) -> Set<URL>?
  {
    var places: [String: URL] = [:]
    for file in files { for name in file.namedFiles { places[name] = file.source.place } }
    var result = changed
    for message in messages {
      guard let place = message.file.flatMap({ places[$0] }) else { return nil }
      result.insert(place)
    }
    return result.count * 2 <= files.count ? result : nil
  }

  private func adapt(
    _ files: inout [ParsedSource], _ catalog: inout StubCatalog, _ state: inout RepairState, _ changed: inout Set<URL>
  ) {
    let adapting = PreemptiveRewrites(files: files, catalog: catalog)
    catalog = adapting.catalog
    state.entries += adapting.entries
    for (index, edit) in adapting.edits { apply(edit, to: &files[index], &changed) }
  }

  private func apply(_ edit: SourceEdits, to file: inout ParsedSource, _ changed: inout Set<URL>) {
    guard !edit.isEmpty else { return }
    var source = file.source
    source.text = ModuleImport.added(to: edit.applied(to: file.bytes))
    file = ParsedSource(source)
    changed.insert(source.place)
  }

  private func result(
    files: [ParsedSource], catalog: StubCatalog, state: RepairState, remaining: [CheckerMessage], rounds: Int,
    project: ProjectNames, originals: [ParsedSource]
  ) -> StubbingResult {
    var changed: [URL: String] = [:]
    for (before, after) in zip(input.files, files) where before.text != after.source.text {
      changed[before.place] = after.source.text
    }
    let entries =
      Reporting(
        files: originals, project: project, missing: input.missing, catalog: catalog
      ).entries() + state.entries
    var catalog = catalog
    catalog.declared.formUnion(project.classMembers)
    return StubbingResult(
      changed: changed, stubs: StubPrinter(catalog: catalog).modules(for: input.missing), catalog: catalog,
      entries: entries, remaining: remaining, suppressed: state.suppressed, rounds: rounds)
  }
}
