import SwiftSources
import SwiftSyntax

// MARK: - Selection of rows and items

extension ClassEditor {
  func editSelection(_ edits: inout [Int: SourceEdits]) {
    var table: [(ClassMembers.Segue, String?, String?)] = []
    var accessories: [(ClassMembers.Segue, String?, String?)] = []
    var items: [(ClassMembers.Segue, String?, String?)] = []
    for segue in members.segues {
      switch segue.origin {
      case .row(let property, let identifier): table.append((segue, property, identifier))
      case .accessory(let property, let identifier): accessories.append((segue, property, identifier))
      case .item(let identifier): items.append((segue, nil, identifier))
      default: break
      }
    }
    let isTable = members.kind == .tableController
    select("tableView", "didSelectRowAt", "UITableView", "cellForRow(at:", table, isTable, &edits)
    select(
      "tableView", "accessoryButtonTappedForRowWith", "UITableView", "cellForRow(at:", accessories, isTable, &edits)
    select(
      "collectionView", "didSelectItemAt", "UICollectionView", "cellForItem(at:", items,
      members.kind == .collectionController, &edits)
  }

  func select(
    _ name: String, _ label: String, _ type: String, _ cell: String, _ segues: [(ClassMembers.Segue, String?, String?)],
    _ overrides: Bool, _ edits: inout [Int: SourceEdits]
  ) {
    guard !segues.isEmpty else { return }
    func lines(_ path: String, _ view: String) -> [String] {
      let asked = "\(view).\(cell) \(path))"
      if segues.contains(where: { $0.1 != nil }) {
        return ["switch rows[\(path).section][\(path).row] {"]
          + segues.compactMap { segue in segue.1.map { "case \($0): \(segue.0.method)(\($0))" } } + [
            "default: break", "}",
          ]
      }
      if segues.count == 1, let only = segues.first { return ["\(only.0.method)(\(asked))"] }
      var lines = ["let selectedCell = \(asked)", "switch selectedCell?.reuseIdentifier {"]
      for segue in segues { lines.append("case \"\(segue.2 ?? "")\": \(segue.0.method)(selectedCell)") }
      return lines + ["default: break", "}"]
    }
    for (index, members) in [(entry.file, entry.members)]
      + entry.extensions.map({ ($0.file, $0.node.memberBlock.members.map(\.decl)) })
    {
      for function in members.compactMap({ $0.as(FunctionDeclSyntax.self) })
      where function.fullName == "\(name)(_:\(label):)" {
        guard let body = function.body else { continue }
        let parameters = Array(function.signature.parameterClause.parameters)
        let path = (parameters[1].secondName ?? parameters[1].firstName).text
        let view = (parameters[0].secondName ?? parameters[0].firstName).text
        let base = Self.blanks(before: function.trimmedBytes.lowerBound, in: sources.files[index].parsed.bytes) + unit
        edits[index, default: SourceEdits()].insert(
          indented(lines(path, view), by: base).map { "\n\($0)" }.joined(), at: body.leftBrace.trimmedBytes.upperBound)
        return
      }
    }
    var own = edits[entry.file] ?? SourceEdits()
    insert(
      ["\(overrides ? "override " : "")func \(name)(_ \(name): \(type), \(label) indexPath: IndexPath) {"]
        + lines("indexPath", name).map { "  \($0)" } + ["}"], &own)
    edits[entry.file] = own
  }
}
