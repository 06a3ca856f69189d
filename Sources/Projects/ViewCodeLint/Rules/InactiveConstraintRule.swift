import SwiftSources
import SwiftSyntax

/// A rule for constraints that are created and have no effect.
struct InactiveConstraintRule: LintRule {
  let description = RuleDescription(
    4, "inactive-constraint", "A constraint that is created and never activated", .types, .error,
    why: """
      A constraint has no effect until it is active. The rule finds constraints whose value is unused, and \
      variables with constraints that are neither activated nor passed on. Statements of closures without \
      `return` are accepted, because they can be elements of a result builder.
      """,
    source: "developer.apple.com/documentation/uikit/nslayoutconstraint/isactive",
    examples: [
      RuleExample(
        """
        func build() {
          label.topAnchor.constraint(equalTo: topAnchor) // finding
          label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        }
        """),
      RuleExample(
        """
        func build() {
          let height = label.heightAnchor.constraint(equalToConstant: 20) // finding
          height.priority = .defaultHigh
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          private var height: NSLayoutConstraint?

          func build() {
            height = heightAnchor.constraint(equalToConstant: 20) // finding
            height?.identifier = "height"
          }

          func grow() { height?.constant = 40 }
        }
        """),
      RuleExample(
        """
        func build() {
          if isWide {
            label.widthAnchor.constraint(equalToConstant: 100) // finding
          }
          label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        """),
      RuleExample(
        """
        func build() {
          let constraints = [ // finding
            label.topAnchor.constraint(equalTo: topAnchor), label.leadingAnchor.constraint(equalTo: leadingAnchor),
          ]
        }
        """),
      RuleExample(
        """
        func build() {
          let height = label.heightAnchor.constraint(equalToConstant: 20)
          height.isActive = true
        }
        """),
      RuleExample(
        """
        func build() {
          let height = label.heightAnchor.constraint(equalToConstant: 20)
          NSLayoutConstraint.activate([height, label.topAnchor.constraint(equalTo: topAnchor)])
        }
        """),
      RuleExample("var top: NSLayoutConstraint { label.topAnchor.constraint(equalTo: topAnchor) }"),
      RuleExample("func top() -> NSLayoutConstraint { label.topAnchor.constraint(equalTo: topAnchor) }"),
      RuleExample(
        """
        func build() {
          Layout.activate {
            label.topAnchor.constraint(equalTo: topAnchor)
            label.leadingAnchor.constraint(equalTo: leadingAnchor)
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          private var height: NSLayoutConstraint?

          func build() {
            height = heightAnchor.constraint(equalToConstant: 20)
            height?.isActive = true
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          var height: NSLayoutConstraint!

          func build() {
            height = heightAnchor.constraint(equalToConstant: 20)
          }
        }

        func show(_ card: Card) { card.height.isActive = true }
        """),
      RuleExample(
        """
        @LayoutBuilder func layout() -> [NSLayoutConstraint] {
          label.topAnchor.constraint(equalTo: topAnchor)
          label.leadingAnchor.constraint(equalTo: leadingAnchor)
        }
        """),
    ])

  /// The properties of a constraint that code can set without activating it.
  private static let settings: Set<String> = ["priority", "identifier", "constant", "shouldBeArchived"]

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    for call in file.index.calls("constraint") {
      guard let constraint = ConstraintCall(call) else { continue }
      switch constraint.use {
      case .activated: continue
      case .dropped:
        guard isStatement(call) else { continue }
        report.add(
          at: call, in: file, "the constraint is made and never activated",
          fix: LintFix("activate it", [activation(of: call)]))
      case .other: checkStored(call, file, project, &report)
      }
    }
    for call in file.index.calls("NSLayoutConstraint")
    where call.labels.first == "item" && call.statement?.item.id == Syntax(call).id && isStatement(call) {
      report.add(
        at: call, in: file, "the constraint is made and never activated",
        fix: LintFix("activate it", [activation(of: call)]))
    }
  }

  private func activation(of call: FunctionCallExprSyntax) -> LintFix.Edit {
    let end = call.trimmedBytes.upperBound
    return LintFix.Edit(end..<end, ".isActive = true")
  }

  /// Returns whether a call in a list of statements is a statement, and not a returned value or an element of a
  /// builder.
  private func isStatement(_ call: FunctionCallExprSyntax) -> Bool {
    guard let item = call.statement, var list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    var node = Syntax(list)
    // Lists within `if` statements and loops belong to the enclosing body.
    while let parent = node.parent {
      switch parent.kind {
      case .functionDecl:
        let function = parent.cast(FunctionDeclSyntax.self)
        let returns =
          function.signature.returnClause.map { $0.type.onOneLine != "Void" && $0.type.onOneLine != "()" } ?? false
        return !returns && function.attributes.isEmpty
          || returns && list.contains { $0.item.is(ReturnStmtSyntax.self) }
            && function.attributes.isEmpty
      case .initializerDecl, .deinitializerDecl: return true
      case .closureExpr:
        let statements = parent.cast(ClosureExprSyntax.self).statements
        return statements.contains {
          $0.item.is(ReturnStmtSyntax.self) && $0.item.as(ReturnStmtSyntax.self)?.expression != nil
        }
      case .accessorDecl:
        return ["didSet", "willSet", "set"].contains(parent.cast(AccessorDeclSyntax.self).accessorSpecifier.text)
      case .accessorBlock, .sourceFile, .memberBlock: return false
      default:
        if let outer = parent.as(CodeBlockItemListSyntax.self) { list = outer }
        node = parent
      }
    }
    return false
  }

  // MARK: - Variables

  private func checkStored(
    _ call: FunctionCallExprSyntax, _ file: LintedFile, _ project: LintedProject, _ report: inout RuleReport
  ) {
    // Find the variable that the constraint, or the array of constraints, is assigned to.
    var node = Syntax(call)
    while let parent = node.parent, [.arrayElement, .arrayElementList, .arrayExpr].contains(parent.kind) {
      node = parent
    }
    guard let parent = node.parent else { return }
    if parent.is(InitializerClauseSyntax.self), let binding = parent.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      let list = variable.parent?.parent?.as(CodeBlockItemListSyntax.self), !list.isEmpty,
      list.parent?.is(SourceFileSyntax.self) != true
    {
      let mentions = (file.index.mentions[name] ?? []).filter {
        $0.isInside(list) && $0.position >= binding.endPosition
      }
      if mentions.allSatisfy(isHarmless) {
        report.add(
          at: variable, in: file,
          node.is(ArrayExprSyntax.self)
            ? "the constraints in \(name) are made and never activated"
            : "the constraint in \(name) is made and never activated",
          fix: LintFix("activate \(node.is(ArrayExprSyntax.self) ? "them" : "it")"))
      }
      return
    }
    if let sequence = parent.parent?.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      sequence.elements.first?.is(DiscardAssignmentExprSyntax.self) == true
    {
      report.add(at: call, in: file, "the constraint is made and never activated", fix: LintFix("activate it"))
      return
    }
    guard let assignment = parent.parent?.as(SequenceExprSyntax.self).flatMap(Assignment.init),
      assignment.value?.id == ExprSyntax(node)?.id, let names = assignment.target.names, names.count == 1,
      let type = project.type(around: call, in: file), let property = type.properties[names[0]],
      !ValueTypes.isLocal(names[0], at: call), property.isStored, !property.facts.flags.contains(.override),
      property.facts.access < .public, !property.attributes.contains("IBOutlet"),
      property.binding.accessorBlock == nil
    else { return }
    // Any code that uses the name may activate the constraint.
    let isUsed = project.files.contains { other in
      (other.index.mentions[names[0]] ?? []).contains { !isHarmless($0) }
    }
    if !isUsed {
      report.add(
        at: call, in: file, "the constraint in \(names[0]) is made and never activated", fix: LintFix("activate it"))
    }
  }

  /// Returns whether a use of a variable does not activate its constraints.
  private func isHarmless(_ mention: DeclReferenceExprSyntax) -> Bool {
    switch ViewUse(mention) {
    case .assigned: true
    case .member(let member): InactiveConstraintRule.settings.contains(member.declName.baseName.text)
    case .argument, .element, .other: false
    }
  }
}
