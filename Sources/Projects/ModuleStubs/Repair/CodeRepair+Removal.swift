import SwiftSources
import SwiftSyntax

// MARK: - Omitted code

extension CodeRepair {
  /// Empties closures that are never called, because errors inside them are often reported for the surrounding
  /// statement.
  mutating func emptyClosures(around place: Place, _ remover: StatementRemover) -> Bool {
    guard let statement = RepairAttribution.statement(around: place.token), statement.is(CodeBlockItemSyntax.self)
    else {
      return false
    }
    let finder = ClosureFinder(isNeverCalled: remover.isNeverCalled)
    finder.walk(statement)
    var isDone = false
    for closure in finder.closures {
      let removal = remover.emptied(closure)
      var isNew = false
      edit(place.file) { isNew = $0.replace(removal.range, with: removal.replacement) }
      guard isNew else { continue }
      isDone = true
      record(.omitted, files[place.file].text(removal.range), place, detail: removal.detail)
    }
    return isDone
  }

  final class ClosureFinder: SyntaxVisitor {
    let isNeverCalled: (ClosureExprSyntax) -> Bool
    var closures: [ClosureExprSyntax] = []

    init(isNeverCalled: @escaping (ClosureExprSyntax) -> Bool) {
      self.isNeverCalled = isNeverCalled
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      guard isNeverCalled(node) else { return .skipChildren }
      let isEmptied =
        node.statements.isEmpty
        || node.statements.trimmedDescription.hasPrefix("return StubSupport.OmittedCode.value(")
      if !isEmptied { closures.append(node) }
      return .skipChildren
    }
  }

  /// Returns the smallest piece that may be omitted. It grows if smaller pieces did not help, at the position, in the
  /// body around it or everywhere, so that the number of rounds is limited.
  private mutating func size(at place: Place, tried: Int) -> StatementRemover.Size {
    var rounds = 0
    if let body = RepairAttribution.body(around: place.token) {
      let start = body.firstToken(viewMode: .sourceAccurate) ?? place.token
      let key = RepairState.Attempt(
        file: place.file, line: files[place.file].line(at: start.trimmedBytes.lowerBound), kind: "body")
      rounds = state.attempts[key, default: 0]
      if bodies.insert(key).inserted { state.attempts[key] = rounds + 1 }
    }
    if tried >= 6 || rounds >= 8 || state.rounds >= 24 { return .declaration }
    return tried >= 3 || rounds >= 4 || state.rounds >= 12 ? .body : .condition
  }

  /// Removes a modifier of a view, or else the view. The views around it are kept.
  mutating func removeFromView(_ place: Place) -> Bool {
    guard isInOpaqueResult(at: place, { $0 == "View" }) else { return false }
    let key = RepairState.Attempt(file: place.file, line: place.line, kind: "view")
    let tried = state.attempts[key, default: 0]
    state.attempts[key] = tried + 1
    // A line has few errors that removing parts of it repairs.
    guard tried < 8, let removal = ViewRemoval.around(place.token) else { return false }
    let text = files[place.file].text(removal.range)
    var isDone = false
    edit(place.file) { isDone = $0.replace(removal.range, with: removal.replacement) }
    if isDone { record(.omitted, text, place, detail: "is omitted") }
    return true
  }

  mutating func omit(_ place: Place) -> Bool {
    let key = RepairState.Attempt(file: place.file, line: place.line, kind: "cut")
    let tried = state.attempts[key, default: 0]
    state.attempts[key] = tried + 1
    let roots = attribution.roots
    let original = originals[place.file]
    var remover = StatementRemover(
      file: files[place.file], isNeverCalled: { roots.isNeverCalled($0, file: place.file) },
      originalText: { original.parsed.text(ofLine: $0).trimmed })
    remover.minimumSize = size(at: place, tried: tried)
    if emptyClosures(around: place, remover) { return true }
    guard let removal = remover.removal(at: place.token) else { return false }
    var isDone = false
    edit(place.file) { edits in
      isDone = edits.replace(removal.range, with: removal.replacement)
      if isDone { for insertion in removal.insertions { edits.insert(insertion.text, at: insertion.offset) } }
    }
    guard isDone else { return true }
    state.removedNames.formUnion(removal.removedNames)
    record(.omitted, files[place.file].text(removal.range), place, detail: removal.detail)
    return true
  }
}
