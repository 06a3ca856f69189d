import SwiftSources
import SwiftSyntax

/// A rule for constraints to a view that does not contain the constrained view yet.
struct ConstraintBeforeHierarchyRule: LintRule {
  let description = RuleDescription(
    7, "constraint-before-hierarchy", "A constraint that is activated before `addSubview`", .types, .error,
    why: """
      The activation of a constraint between two views without a common ancestor stops the app. The rule \
      compares the order of the statements in one body, for views that are added nowhere earlier.
      """,
    source: "developer.apple.com/documentation/uikit/nslayoutconstraint/isactive",
    examples: [
      RuleExample(
        """
        final class Card: UIView {
          func build() {
            let label = UILabel()
            label.topAnchor.constraint(equalTo: topAnchor).isActive = true // finding
            addSubview(label)
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let label = UILabel()

          override func viewDidLoad() {
            super.viewDidLoad()
            NSLayoutConstraint.activate([
              label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor) // finding
            ])
            view.addSubview(label)
          }
        }
        """),
      RuleExample(
        """
        func build(in container: UIView) {
          let label = UILabel()
          label.centerXAnchor.constraint(equalTo: container.centerXAnchor).isActive = true // finding
          container.addSubview(label)
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let box = UIView()
          let label = UILabel()

          func build() {
            view.addSubview(box)
            self.label.leadingAnchor.constraint(equalTo: self.box.leadingAnchor).isActive = true // finding
            self.box.addSubview(self.label)
          }
        }
        """),
      RuleExample(
        """
        func build(in container: UIView) {
          let label = UILabel()
          container.addSubview(label)
          label.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
        }
        """),
      RuleExample(
        """
        func build(in container: UIView) {
          let label = UILabel()
          label.heightAnchor.constraint(equalToConstant: 20).isActive = true
          container.addSubview(label)
        }
        """),
      RuleExample(
        """
        func build(in container: UIView) {
          let box = UIView()
          let label = UILabel()
          box.addSubview(label)
          label.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
          container.addSubview(box)
        }
        """),
      RuleExample(
        """
        func build(in container: UIView) {
          let label = UILabel()
          let top = label.topAnchor.constraint(equalTo: container.topAnchor)
          container.addSubview(label)
          top.isActive = true
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let label = UILabel()

          func build() {
            view.addSubview(label)
          }

          func move() {
            label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            label.removeFromSuperview()
            view.addSubview(label)
          }
        }
        """),
      RuleExample(
        """
        func build(in container: UIView, isFirst: Bool) {
          let label = UILabel()
          defer { container.addSubview(label) }
          let other = UILabel()
          container.addSubview(other)
        }
        """),
    ])

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    var reported: Set<SyntaxIdentifier> = []
    for call in file.index.calls("addSubview", "insertSubview") {
      guard let statement = call.statement, statement.item.id == Syntax(call).id,
        let list = statement.parent?.as(CodeBlockItemListSyntax.self), let added = call.argument(nil)?.names,
        added.count == 1, let parent = call.receiver.map({ ConstraintCall.view(of: $0) }) ?? "",
        isAddedOnce(added[0], call, file, project)
      else { continue }
      let parents = parents(in: list)
      for earlier in list where earlier.position < statement.position {
        for constraint in constraints(in: earlier) {
          guard constraint.use == .activated else { continue }
          let views = (constraint.firstView, constraint.secondView)
          // The constraint must be to the view itself, and not to one that contains part of the added view.
          guard let one = views.0, let two = views.1, one == added[0] || two == added[0] else { continue }
          let other = one == added[0] ? two : one
          let isSibling = parents[other] != nil && isOutside(other, of: added[0], parents)
          guard other == parent || isSibling, reported.insert(constraint.call.id).inserted else { continue }
          report.add(
            at: constraint.call, in: file,
            "\(added[0]) is no subview of \(parent.isEmpty ? "self" : parent) yet when this constraint is activated",
            fix: LintFix("add \(added[0]) first"))
        }
      }
    }
  }

  /// Returns the names of the views to which the statements of a body add views, by name.
  private func parents(in list: CodeBlockItemListSyntax) -> [String: String] {
    var result: [String: String] = [:]
    for item in list {
      guard let call = item.item.as(FunctionCallExprSyntax.self),
        ["addSubview", "insertSubview"].contains(call.calledName), let names = call.argument(nil)?.names,
        names.count == 1, let parent = call.receiver.map({ ConstraintCall.view(of: $0) }) ?? ""
      else { continue }
      result[names[0]] = parent
    }
    return result
  }

  /// Returns whether a view is not in the tree of another.
  private func isOutside(_ name: String, of root: String, _ parents: [String: String]) -> Bool {
    var visited: Set<String> = []
    var next: String? = name
    while let view = next, visited.insert(view).inserted {
      if view == root { return false }
      next = parents[view]
    }
    return true
  }

  /// Returns the constraints of a statement that are created when it runs.
  private func constraints(in statement: CodeBlockItemSyntax) -> [ConstraintCall] {
    let visitor = ConstraintCalls(viewMode: .sourceAccurate)
    visitor.walk(statement)
    return visitor.found
  }

  /// Returns whether a view is a local variable, or a property with an initial value that no other call may add.
  private func isAddedOnce(
    _ name: String, _ call: FunctionCallExprSyntax, _ file: LintedFile, _ project: LintedProject
  ) -> Bool {
    if ValueTypes.isLocal(name, at: call) {
      guard let type = ValueTypes.localType(of: name, at: call) ?? nil, project.types.isKind(type, of: "UIView"),
        let list = call.statement?.parent?.as(CodeBlockItemListSyntax.self)
      else { return false }
      // The view is created in this list and is not passed to other code.
      let isMadeHere = list.contains { item in
        item.item.as(VariableDeclSyntax.self)?.bindings.contains {
          $0.pattern.onOneLine == name && $0.initializer.flatMap { ValueTypes.type(of: $0.value) } != nil
        } == true
      }
      let others = (file.index.mentions[name] ?? []).filter { $0.isInside(list) && $0.position < call.position }
      return isMadeHere && others.allSatisfy { isNoOwner($0) }
    }
    guard let type = project.type(around: call, in: file), let property = type.properties[name],
      let value = property.initialValue, ValueTypes.type(of: value) != nil
    else { return false }
    let mentions = type.mentions(of: name).map(\.node)
    return mentions.allSatisfy { mention in
      if case .argument(let other, _) = ViewUse(mention) { return other.id == call.id }
      return isNoOwner(mention)
    }
  }

  /// Returns whether a use of a view does not add it to another.
  private func isNoOwner(_ mention: DeclReferenceExprSyntax) -> Bool {
    guard case .member(let member) = ViewUse(mention) else { return false }
    guard ViewUse.call(of: member) != nil else { return true }
    let name = member.declName.baseName.text
    return ViewUse.configuringMethods.contains(name) && name != "removeFromSuperview"
  }
}

/// A visitor that collects constraints with anchors, without those in closures and functions, which run at another
/// time.
private final class ConstraintCalls: SyntaxVisitor {
  private(set) var found: [ConstraintCall] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let constraint = ConstraintCall(node) { found.append(constraint) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
