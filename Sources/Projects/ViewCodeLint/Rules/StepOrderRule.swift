import SwiftSources
import SwiftSyntax

/// A rule for steps of a view's pipeline that run in the wrong order or within each other.
struct StepOrderRule: LintRule {
  let description = RuleDescription(
    32, "step-order", "Constraints before the hierarchy, or a step that does the work of another", .types, .warning,
    why: """
      Constraints need the hierarchy: activating a constraint between views without a common ancestor stops \
      the app. A step that also does the work of another is hard to read: one for constraints or properties \
      that adds views, or one for the hierarchy that activates constraints. The rule recognizes the steps by \
      the project's own protocol.
      """,
    examples: [
      RuleExample(
        """
        protocol ViewCode {
          func buildHierarchy()
          func setupConstraints()
        }

        extension ViewCode {
          func build() {
            setupConstraints() // finding
            buildHierarchy()
          }
        }
        """),
      RuleExample(
        """
        protocol ViewCode {
          func buildHierarchy()
          func setupConstraints()
        }

        final class Card: UIView, ViewCode {
          let label = UILabel()

          func buildHierarchy() {}

          func setupConstraints() {
            addSubview(label) // finding
            label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """),
      RuleExample(
        """
        protocol ViewCode {
          func addViews()
          func makeConstraints()
        }

        final class Card: UIView, ViewCode {
          let stack = UIStackView()
          let label = UILabel()

          override init(frame: CGRect) {
            super.init(frame: frame)
            self.makeConstraints() // finding
            self.addViews()
          }

          func addViews() {}

          func makeConstraints() {
            stack.addArrangedSubview(label) // finding
          }
        }
        """),
      RuleExample(
        """
        protocol ViewCode {
          func buildHierarchy()
          func setupConstraints()
        }

        extension ViewCode {
          func build() {
            buildHierarchy()
            setupConstraints()
          }
        }
        """),
      RuleExample(
        """
        protocol ViewCode {
          func buildHierarchy()
          func setupConstraints()
        }

        final class Card: UIView, ViewCode {
          let parts = Parts()

          func buildHierarchy() {}
          func setupConstraints() {}

          func build() {
            parts.setupConstraints()
            buildHierarchy()
          }
        }
        """),
      RuleExample(
        """
        protocol ViewCode {
          func buildHierarchy()
          func setupConstraints()
        }

        final class Card: UIView, ViewCode {
          func buildHierarchy() {}
          func setupConstraints() {}

          func rebuild(isFirst: Bool) {
            if !isFirst { setupConstraints() }
            buildHierarchy()
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          func build() {
            setupConstraints()
            buildHierarchy()
          }
        }
        """),
      RuleExample(
        """
        protocol ViewCode {
          func buildHierarchy()
          func setupConstraints()
        }

        final class Card: UIView {
          func setupConstraints() { addSubview(label) }
        }
        """),
      RuleExample(
        """
        protocol ViewCode {
          func buildHierarchy()
          func setupConstraints()
        }

        final class Card: UIView, ViewCode {
          func buildHierarchy() { addSubview(label) }
          func setupConstraints() {}
          func update() { setupConstraints() }
        }
        """),
    ])

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    let steps = project.steps
    guard !steps.protocols.isEmpty else { return }
    func isOfPipeline(_ node: some SyntaxProtocol) -> Bool {
      guard let type = project.typeName(around: node, in: file) else { return false }
      return steps.protocols.contains(type)
        || project.types.ownAncestors(of: type).contains { !steps.protocols.isDisjoint(with: $0.inherited) }
    }
    for body in file.index.functions.compactMap(\.body) + file.index.initializers.compactMap(\.body)
    where isOfPipeline(body) {
      var constraint: FunctionCallExprSyntax?
      for item in body.statements {
        guard let call = item.item.as(FunctionCallExprSyntax.self), call.receiver.map({ $0.isSelf }) ?? true else {
          continue
        }
        if steps.constraints.contains(call.calledName) {
          constraint = constraint ?? call
        } else if steps.hierarchy.contains(call.calledName), let early = constraint {
          report.add(
            at: early, in: file, "\(early.calledName)() runs before \(call.calledName)(), which adds the views",
            fix: LintFix("call \(call.calledName)() first"))
        }
      }
    }
    for function in file.index.functions where isOfPipeline(function) {
      guard let body = function.body, function.signature.parameterClause.parameters.isEmpty else { continue }
      let name = function.name.identifierText
      if steps.constraints.contains(name) || steps.configuration.contains(name) {
        for call in file.index.calls("addSubview", "addArrangedSubview", "insertSubview") where call.isInside(body) {
          report.add(
            at: call, in: file, "\(name)() adds a view, which is the hierarchy's work",
            fix: LintFix("move it to \(steps.hierarchy.sorted().first ?? "")()"))
        }
      } else if steps.hierarchy.contains(name) {
        for call in file.index.calls("constraint") where call.isInside(body) {
          guard let constraint = ConstraintCall(call), constraint.isActivated else { continue }
          report.add(
            at: call, in: file, "\(name)() activates a constraint, which is the work of another step",
            fix: LintFix("move it to \(steps.constraints.sorted().first ?? "")()"))
        }
      }
    }
  }
}
