import Foundation
import SwiftSources
import SwiftSyntax
import ToolSupport

/// A repair of the errors of one round, which declares missing names, adapts the source text, or omits the smallest
/// piece of it.
struct CodeRepair {
  let files: [ModuleFile]
  /// The files before any changes.
  let originals: [ModuleFile]
  let project: ProjectNames
  let missing: [MissingModule]
  let isAppleName: @Sendable (String) -> Bool
  let isAppleMember: @Sendable (String) -> Bool
  /// A function that returns whether a name is a misspelling of one of Apple's members.
  let isMisspelled: @Sendable (String) -> Bool
  let isIncomplete: @Sendable (String) -> Bool
  /// A function that returns whether code may be omitted for an error unrelated to missing modules. If nil, it may be
  /// omitted for all of them.
  let allows: (@Sendable (Diagnostic) -> Bool)?
  var catalog: StubCatalog
  /// The catalog at the start of the round. The compiler has not seen later declarations yet.
  let initialCatalog: StubCatalog
  var state: RepairState
  var edits: [Int: SourceEdits] = [:]
  var isChanged = false
  /// Whether the last repair keeps the meaning of the code, so that nothing is omitted.
  var isEquivalent = false
  /// The files that use stubs of missing names, and import no missing module that provides them.
  var usingNames: Set<Int> = []
  var attribution: RepairAttribution
  /// The bodies from which code was omitted in this round.
  var bodies: Set<RepairState.Attempt> = []
  let fileNumbers: [String: Int]

  init(
    files: [ModuleFile], originals: [ModuleFile], project: ProjectNames, missing: [MissingModule],
    isAppleName: @escaping @Sendable (String) -> Bool, isAppleMember: @escaping @Sendable (String) -> Bool,
    isMisspelled: @escaping @Sendable (String) -> Bool = { _ in false },
    isIncomplete: @escaping @Sendable (String) -> Bool,
    allows: (@Sendable (Diagnostic) -> Bool)? = nil, catalog: StubCatalog, state: RepairState,
    roots: MissingRoots
  ) {
    self.files = files
    self.originals = originals
    self.project = project
    self.missing = missing
    self.isAppleName = isAppleName
    self.isAppleMember = isAppleMember
    self.isMisspelled = isMisspelled
    self.isIncomplete = isIncomplete
    self.allows = allows
    self.catalog = catalog
    initialCatalog = catalog
    self.state = state
    attribution = RepairAttribution(
      files: files, project: project, catalog: catalog, missing: missing, isAppleName: isAppleName,
      isAppleMember: isAppleMember, removedNames: state.removedNames, roots: roots,
      includesAllErrors: state.includesAllErrors)
    var numbers: [String: Int] = [:]
    for (index, file) in files.enumerated() { for name in file.namedFiles { numbers[name] = index } }
    fileNumbers = numbers
  }

  /// An error with its place in the syntax tree.
  struct Place {
    var message: Diagnostic
    var kind: ErrorKind
    var file: Int
    var token: TokenSyntax
    var line: Int
    /// Whether a name was looked up in a module: `Networking.Decoder`.
    var isOfModule: Bool {
      message.text.contains("in module '") || message.text.hasPrefix("module '")
    }
  }

  mutating func repair(_ messages: [Diagnostic]) {
    var places: [Place] = []
    for message in messages where message.isError {
      guard let name = message.path, let file = fileNumbers[name],
        let offset = files[file].offset(of: message),
        let token = files[file].token(at: offset)
      else { continue }
      places.append(
        Place(
          message: message, kind: ErrorKind(message.text), file: file, token: token,
          line: files[file].line(at: token.trimmedBytes.lowerBound)))
    }
    if state.includesAllErrors, let allows {
      // Other errors of a statement can result from one of the author's errors.
      let kept = Set(
        places.filter { !mayRepair($0, allows) }.compactMap { RepairAttribution.statement(around: $0.token)?.id })
      places = places.filter { place in
        mayRepair(place, allows)
          && RepairAttribution.statement(around: place.token).map { !kept.contains($0.id) } ?? true
      }
    }
    if declareNames(places) {
      // The files that use these names have errors of other kinds, too.
      isChanged = true
      return
    }
    var handled: Set<SyntaxIdentifier> = []
    for place in places {
      let statement = RepairAttribution.statement(around: place.token)
      if let statement, handled.contains(statement.id) { continue }
      if repair(place) {
        isChanged = true
        if let statement { handled.insert(statement.id) }
      }
    }
  }

  mutating func repair(_ place: Place) -> Bool {
    isEquivalent = false
    let isDone =
      repairByKind(place) ?? (mayOmit(place) && (removeFromView(place) || declareCalls(place) || omit(place)))
    if isDone, !isEquivalent, state.includesAllErrors, !isOfMissingModule(place),
      !state.suppressed.contains(place.message)
    {
      state.suppressed.append(place.message)
    }
    return isDone
  }

  /// Declares what the calls around a place need. Such a declaration omits no code.
  private mutating func declareCalls(_ place: Place) -> Bool {
    isEquivalent = refineCalls(place)
    return isEquivalent
  }

  private func mayOmit(_ place: Place) -> Bool {
    if place.kind == .tooComplex, !state.includesComplexExpressions {
      return isOfMissingModule(place) || followsRemoval(place)
    }
    return isAttributable(place) || state.includesAllErrors
  }

  mutating func edit(_ file: Int, _ change: (inout SourceEdits) -> Void) {
    change(&edits[file, default: .forRepairs])
  }

  mutating func record(_ kind: StubEntry.Kind, _ text: String, _ place: Place, detail: String) {
    let file = files[place.file]
    let module = imports(of: place.file)
    // Text that was changed before is not the author's.
    let text =
      text.contains("StubSupport.")
      ? originals[place.file].parsed.text(ofLine: file.parsed.line(of: place.token)).trimmed : text
    state.entries.append(
      StubEntry(
        module: module, name: StatementRemover.short(text), kind: kind, severity: kind == .omitted ? .warning : .note,
        detail: detail, reason: place.message.text,
        places: [StubEntry.Place(file: file.source.original.path(percentEncoded: false), line: place.line)]))
  }

  /// Returns the only missing module that a file imports, or nil if it imports several or none.
  func imports(of file: Int) -> MissingModule? {
    let modules = attribution.imports(of: file)
    return modules.count == 1 ? modules[0] : nil
  }
}

extension SourceEdits {
  /// Changes that keep each statement on its line. The repair of a larger piece replaces those of smaller pieces inside
  /// it.
  static var forRepairs: SourceEdits { SourceEdits(conflicts: .largestWins, keepsLines: true) }
}
