import SwiftSources
import SwiftSyntax

// MARK: - Loading and trait changes

extension ClassEditor {
  func addLoadView(_ edits: inout SourceEdits) {
    guard isController, members.kind != .container else { return }
    var lines = ["override func loadView() {"]
    lines.append(members.rootView.map { "  view = \($0)" } ?? "  super.loadView()")
    lines += members.assignments.map { "  \($0.outlet) = \($0.name)" }
    lines += members.steps.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { "  \($0)" }
    insert(lines + ["}"], &edits)
  }

  func editTraitChanges(_ edits: inout SourceEdits) {
    guard members.adapts else { return }
    let name = "traitCollectionDidChange"
    if let own = entry.functions(named: name).first, let body = own.body,
      entry.members.contains(where: { $0.id == DeclSyntax(own).id })
    {
      edits.insert("\n" + inner + unit + "adaptConstraints()", at: body.leftBrace.trimmedBytes.upperBound)
      return
    }
    insert(
      [
        "override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {",
        "  super.traitCollectionDidChange(previousTraitCollection)", "  adaptConstraints()", "}",
      ], &edits)
  }
}
