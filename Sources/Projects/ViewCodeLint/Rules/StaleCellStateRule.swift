import SwiftSources
import SwiftSyntax

/// A rule for cells that display the state of an earlier row.
struct StaleCellStateRule: LintRule {
  let description = RuleDescription(
    22, "stale-cell-state", "Cell state that is set for some rows and never reset", .types, .warning,
    why: """
      A reused cell keeps the values of its last row. A property that only one branch sets keeps its value in \
      rows that do not take the branch. The rule finds `if` statements without `else` in methods that \
      configure cells, with literal values for properties that are not set elsewhere. The selection, which the \
      list itself resets, and branches that unwrap the same value for all rows are accepted.
      """,
    source: "developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()",
    examples: [
      RuleExample(
        """
        final class Row: UITableViewCell {
          let badge = UILabel()

          func configure(with item: Item) {
            if item.isNew {
              badge.isHidden = false // finding
            }
          }
        }
        """),
      RuleExample(
        """
        final class List: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            if items[indexPath.row].isDone {
              cell.accessoryType = .checkmark // finding
            }
            return cell
          }
        }
        """),
      RuleExample(
        """
        final class Tile: UICollectionViewCell {
          func show(_ item: Item) {
            if item.isSoldOut {
              contentView.alpha = 0.5 // finding
            }
          }
        }
        """),
      RuleExample(
        """
        final class Row: UITableViewCell {
          let badge = UILabel()

          func configure(with item: Item) {
            if item.isNew {
              badge.textColor = .systemRed // finding
            }
          }
        }
        """),
      RuleExample(
        """
        final class Row: UITableViewCell {
          let badge = UILabel()

          func configure(with item: Item) {
            if item.isNew { badge.isHidden = false } else { badge.isHidden = true }
          }
        }
        """),
      RuleExample(
        """
        final class Row: UITableViewCell {
          let badge = UILabel()

          override func prepareForReuse() {
            super.prepareForReuse()
            badge.isHidden = true
          }

          func configure(with item: Item) {
            if item.isNew { badge.isHidden = false }
          }
        }
        """),
      RuleExample(
        """
        final class Row: UITableViewCell {
          let badge = UILabel()

          func configure(with item: Item) {
            badge.isHidden = true
            if item.isNew { badge.isHidden = false }
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          let badge = UILabel()

          func configure(with item: Item) {
            if item.isNew { badge.isHidden = false }
          }
        }
        """),
      RuleExample(
        """
        final class Row: UITableViewCell {
          func configure(with item: Item) {
            if let text = item.text { textLabel?.text = text }
          }
        }
        """),
      RuleExample(
        """
        final class Row: UITableViewCell {
          let badge = UILabel()

          func build() {
            if isWide { badge.isHidden = true }
          }
        }
        """),
      RuleExample(
        """
        final class List: UITableViewController {
          var items: [Item]?

          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            if let items = items {
              cell.textLabel?.text = items[indexPath.row].name
              cell.selectionStyle = .none
            }
            if indexPath == selected { cell.isSelected = true }
            return cell
          }
        }
        """),
      RuleExample(
        """
        final class List: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            let item = items[indexPath.row]
            if let badge = item.badge {
              cell.accessoryType = .checkmark // finding
            }
            return cell
          }
        }
        """),
      RuleExample(
        """
        final class List: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            if items[indexPath.row].isDone { cell.accessoryType = .checkmark }
            return cell
          }
        }
        """),
    ])

  private static let properties: Set<String> = [
    "isHidden", "alpha", "accessoryType", "accessoryView", "isEnabled", "backgroundColor", "textColor", "tintColor",
    "isUserInteractionEnabled", "selectionStyle", "isSelected", "isOn", "numberOfLines",
  ]

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    for assignment in file.index.assignments where StaleCellStateRule.properties.contains(assignment.property) {
      guard let value = assignment.value, isConstant(value), let target = assignment.target.chain,
        let branch = branch(of: assignment.node), let function = branch.enclosingFunction?.as(FunctionDeclSyntax.self),
        !function.signature.parameterClause.parameters.isEmpty, let body = function.body,
        assignment.node.enclosingClosures.isEmpty
      else { continue }
      let name = function.fullName
      if name.hasSuffix("cellForRowAt:)") || name.hasSuffix("cellForItemAt:)") {
        guard let cell = assignment.target.names?.first, isDequeued(cell, at: assignment.node),
          target != "\(cell).isSelected", !isEqualForAllRows(branch, function, cell)
        else { continue }
        let others = file.index.assignments.filter {
          $0.node.isInside(body) && $0.target.chain == target && $0.node.id != assignment.node.id
        }
        guard others.isEmpty, !resets(assignment.property, of: cell, assignment.node, file, project) else { continue }
      } else {
        guard let type = project.type(around: function, in: file), isCell(type.name, project), isConfiguring(function),
          !function.isOverride, target != "isSelected"
        else { continue }
        let all = project.types.ownAncestors(of: type.name).flatMap(\.assignments)
        guard all.filter({ $0.assignment.target.chain == target }).count == 1 else { continue }
      }
      report.add(
        at: assignment.node, in: file, "\(target) keeps this value in rows for which the branch is not taken",
        fix: LintFix("set it in all cases, or reset it in prepareForReuse()"))
    }
  }

  private func isCell(_ name: String, _ project: LintedProject) -> Bool {
    project.types.isKind(name, of: "UITableViewCell") || project.types.isKind(name, of: "UICollectionViewCell")
  }

  /// Returns whether a method is called for each row.
  private func isConfiguring(_ function: FunctionDeclSyntax) -> Bool {
    let name = function.name.identifierText.lowercased()
    return ["configure", "show", "bind", "update", "fill", "populate", "render", "set"].contains { name.hasPrefix($0) }
      && !["setselected", "sethighlighted", "setediting"].contains(name)
  }

  /// Returns the `if` statement without an `else` that directly contains a statement.
  private func branch(of node: some SyntaxProtocol) -> IfExprSyntax? {
    guard let block = node.statement?.parent?.parent?.as(CodeBlockSyntax.self),
      let branch = block.parent?.as(IfExprSyntax.self),
      branch.body.id == block.id, branch.elseBody == nil, branch.parent?.is(IfExprSyntax.self) != true
    else { return nil }
    // A condition about the system has the same result for all rows.
    let conditions = branch.conditions.onOneLine
    return conditions.contains("#available") || conditions.contains("cell == nil") ? nil : branch
  }

  /// Returns whether the branch only unwraps a value that does not depend on the row, such as the list of all rows.
  private func isEqualForAllRows(_ branch: IfExprSyntax, _ function: FunctionDeclSyntax, _ cell: String) -> Bool {
    guard branch.conditions.allSatisfy({ $0.condition.is(OptionalBindingConditionSyntax.self) }) else { return false }
    var names = Set(
      function.signature.parameterClause.parameters.dropFirst().map {
        ($0.secondName ?? $0.firstName).identifierText
      })
    for variable in function.body?.statements.compactMap({ $0.item.as(VariableDeclSyntax.self) }) ?? [] {
      for binding in variable.bindings {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText { names.insert(name) }
      }
    }
    return !branch.conditions.tokens(viewMode: .sourceAccurate).contains { names.contains($0.identifierText) }
  }

  /// Returns whether a value does not depend on the row: a literal, or a member such as `.checkmark`.
  private func isConstant(_ value: ExprSyntax) -> Bool {
    if value.literalFlag != nil || value.literalNumber != nil { return true }
    guard let names = value.names, names.count == 2 else { return false }
    return names[0].isEmpty || names[0] == "UIColor"
  }

  private func isDequeued(_ name: String, at node: some SyntaxProtocol) -> Bool {
    guard let list = node.enclosingFunction?.as(FunctionDeclSyntax.self)?.body?.statements else { return false }
    return list.contains { item in
      let text = item.onOneLine
      return text.contains("dequeueReusableCell") && (text.contains("let \(name)") || text.contains("var \(name)"))
    }
  }

  /// Returns whether the cell's class, if it is known, sets the property itself.
  private func resets(
    _ property: String, of cell: String, _ node: some SyntaxProtocol, _ file: LintedFile, _ project: LintedProject
  ) -> Bool {
    let name = ValueTypes.localType(of: cell, at: node) ?? nil
    guard let name, let type = project.types.type(name) else { return name != nil && name != "UITableViewCell" }
    return project.types.ownAncestors(of: type.name).flatMap(\.assignments).contains {
      $0.assignment.property == property
    }
  }
}
