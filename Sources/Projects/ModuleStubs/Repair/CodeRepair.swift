import Foundation
import SwiftSyntax

/// Does something about the errors of one round: declares more, adapts the source text, or leaves out the smallest piece.
struct CodeRepair {
  let files: [ParsedSource]
  /// The files before anything was changed.
  let originals: [ParsedSource]
  let project: ProjectNames
  let missing: [MissingModule]
  let isAppleName: @Sendable (String) -> Bool
  let isAppleMember: @Sendable (String) -> Bool
  /// Errors that may be left out though no missing module is to blame for them; nil where all may.
  let allows: (@Sendable (CheckerMessage) -> Bool)?
  var catalog: StubCatalog
  /// At the start of the round: what came since is still to be tried.
  let before: StubCatalog
  var state: RepairState
  var edits: [Int: SourceEdits] = [:]
  var isChanged = false
  /// Files that use names declared in the place of missing ones, and import no missing module that would bring them.
  var usingNames: Set<Int> = []
  /// Errors that nothing was done about.
  var left: [CheckerMessage] = []
  var blame: RepairAttribution
  /// Bodies that something was left out of in this round.
  var bodies: Set<RepairState.Attempt> = []
  let fileNumbers: [String: Int]

  init(
    files: [ParsedSource], originals: [ParsedSource], project: ProjectNames, missing: [MissingModule],
    isAppleName: @escaping @Sendable (String) -> Bool, isAppleMember: @escaping @Sendable (String) -> Bool,
    allows: (@Sendable (CheckerMessage) -> Bool)? = nil, catalog: StubCatalog, state: RepairState,
    roots: MissingRoots
  ) {
    self.files = files
    self.originals = originals
    self.project = project
    self.missing = missing
    self.isAppleName = isAppleName
    self.isAppleMember = isAppleMember
    self.allows = allows
    self.catalog = catalog
    before = catalog
    self.state = state
    blame = RepairAttribution(
      files: files, project: project, catalog: catalog, missing: missing, isAppleName: isAppleName,
      isAppleMember: isAppleMember, lost: state.lost, roots: roots,
      takesAll: state.takesAll)
    var numbers: [String: Int] = [:]
    for (index, file) in files.enumerated() { for name in file.namedFiles { numbers[name] = index } }
    fileNumbers = numbers
  }

  /// An error with its place in the syntax tree.
  struct Place {
    var message: CheckerMessage
    var complaint: CompilerDiagnostic
    var file: Int
    var token: TokenSyntax
    var line: Int
    /// Whether a name was asked of a module, by its name: `Networking.Decoder`.
    var isOfModule: Bool {
      message.text.contains("in module '") || message.text.hasPrefix("module '")
    }
  }

  mutating func mend(_ messages: [CheckerMessage]) {
    var places: [Place] = []
    for message in messages where message.isError {
      guard let name = message.file, let file = fileNumbers[name], let offset = files[file].offset(of: message),
        let token = files[file].token(at: offset)
      else {
        left.append(message)
        continue
      }
      places.append(
        Place(
          message: message, complaint: CompilerDiagnostic(message.text), file: file, token: token,
          line: files[file].line(at: token.textRange.lowerBound)))
    }
    if state.takesAll, let allows {
      let isMine = places.map { mayBeMended($0, allows) }
      left += zip(places, isMine).filter { !$0.1 }.map(\.0.message)
      places = zip(places, isMine).filter(\.1).map(\.0)
    }
    if declareNames(places) {
      // What these names are missing from has errors of other kinds, too.
      isChanged = true
      return
    }
    var handled: Set<SyntaxIdentifier> = []
    for place in places {
      let statement = RepairAttribution.statement(around: place.token)
      if let statement, handled.contains(statement.id) { continue }
      if mend(place) {
        isChanged = true
        if let statement { handled.insert(statement.id) }
      } else {
        left.append(place.message)
      }
    }
  }

  mutating func mend(_ place: Place) -> Bool {
    let done = specialCase(place)
    let isDone: Bool
    if let done {
      isDone = done
    } else if isBlamed(place) || state.takesAll {
      isDone = leaveOutOfView(place) || refineCalls(place) || cut(place)
    } else {
      isDone = false
    }
    if isDone, state.takesAll, !isOfMissingModule(place), !state.suppressed.contains(place.message) {
      state.suppressed.append(place.message)
    }
    return isDone
  }

  mutating func edit(_ file: Int, _ change: (inout SourceEdits) -> Void) {
    change(&edits[file, default: SourceEdits()])
  }

  mutating func record(_ kind: StubEntry.Kind, _ text: String, _ place: Place, detail: String) {
    let file = files[place.file]
    let module = imports(of: place.file)
    // What was changed before is not the author's text.
    let text =
      text.contains("StubSupport.")
      ? originals[place.file].text(ofLine: file.textLine(at: place.token.textRange.lowerBound)) : text
    state.entries.append(
      StubEntry(
        module: module, name: StatementRemover.short(text), kind: kind, severity: kind == .leftOut ? .warning : .note,
        detail: detail, reason: place.message.text,
        places: [StubEntry.Place(file: file.source.original.path(percentEncoded: false), line: place.line)]))
  }

  /// The module that a file misses, where it is one alone.
  func imports(of file: Int) -> MissingModule? {
    let modules = blame.imports(of: file)
    return modules.count == 1 ? modules[0] : nil
  }
}
