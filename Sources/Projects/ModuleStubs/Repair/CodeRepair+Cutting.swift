import SwiftSyntax

// MARK: - What is left out

extension CodeRepair {
  /// Closures that nothing calls are not missed, and what is wrong in them is often told of the statement.
  mutating func emptyClosures(around place: Place, _ cutter: StatementRemover) -> Bool {
    guard let statement = RepairAttribution.statement(around: place.token), statement.is(CodeBlockItemSyntax.self) else {
      return false
    }
    let finder = ClosureFinder(isNeverCalled: cutter.isNeverCalled)
    finder.walk(statement)
    var isDone = false
    for closure in finder.closures {
      let cut = cutter.emptied(closure)
      var isNew = false
      edit(place.file) { isNew = $0.replace(cut.range, with: cut.replacement) }
      guard isNew else { continue }
      isDone = true
      record(.leftOut, files[place.file].text(cut.range), place, detail: cut.detail)
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
        || node.statements.trimmedDescription.hasPrefix("return StubSupport.LeftOut.value(")
      if !isEmptied { closures.append(node) }
      return .skipChildren
    }
  }

  /// How much is left out at least: more where less was left out before in vain, in that place, in the body around it or everywhere. So the
  /// rounds come to an end.
  private mutating func size(at place: Place, tried: Int) -> StatementRemover.Size {
    var rounds = 0
    if let body = RepairAttribution.body(around: place.token) {
      let start = body.firstToken(viewMode: .sourceAccurate) ?? place.token
      let key = RepairState.Attempt(
        file: place.file, line: files[place.file].line(at: start.textRange.lowerBound), kind: "body")
      rounds = state.attempts[key, default: 0]
      if bodies.insert(key).inserted { state.attempts[key] = rounds + 1 }
    }
    if tried >= 6 || rounds >= 8 || state.rounds >= 24 { return .declaration }
    return tried >= 3 || rounds >= 4 || state.rounds >= 12 ? .body : .condition
  }

  /// Leaves out a modifier of a view, or else the view: the others around it stay, and what is left is a view.
  mutating func leaveOutOfView(_ place: Place) -> Bool {
    guard isMade(at: place, { $0 == "View" }) else { return false }
    let key = RepairState.Attempt(file: place.file, line: place.line, kind: "view")
    let tried = state.attempts[key, default: 0]
    state.attempts[key] = tried + 1
    // A line has few errors that leaving out its own pieces would mend.
    guard tried < 8, let cut = ViewRemoval.around(place.token) else { return false }
    let text = files[place.file].text(cut.range)
    var isDone = false
    edit(place.file) { isDone = $0.replace(cut.range, with: cut.replacement) }
    if isDone { record(.leftOut, text, place, detail: "is left out") }
    return true
  }

  mutating func cut(_ place: Place) -> Bool {
    let key = RepairState.Attempt(file: place.file, line: place.line, kind: "cut")
    let tried = state.attempts[key, default: 0]
    state.attempts[key] = tried + 1
    let roots = blame.roots
    let original = originals[place.file]
    var cutter = StatementRemover(
      file: files[place.file], isNeverCalled: { roots.isNeverCalled($0, file: place.file) },
      authorsText: { original.text(ofLine: $0) })
    cutter.atLeast = size(at: place, tried: tried)
    if emptyClosures(around: place, cutter) { return true }
    guard let cut = cutter.cut(at: place.token) else { return false }
    var isDone = false
    edit(place.file) { edits in
      isDone = edits.replace(cut.range, with: cut.replacement)
      if isDone { for insertion in cut.insertions { edits.insert(insertion.text, at: insertion.offset) } }
    }
    guard isDone else { return true }
    state.lost.formUnion(cut.lost)
    record(.leftOut, files[place.file].text(cut.range), place, detail: cut.detail)
    return true
  }
}
