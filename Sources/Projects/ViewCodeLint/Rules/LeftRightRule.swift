import SwiftSources
import SwiftSyntax

/// A rule for edges that do not change in right-to-left languages.
struct LeftRightRule: LintRule {
  let description = RuleDescription(
    17, "left-right", "Left and right instead of leading and trailing", .syntax,
    why: """
      In Arabic and Hebrew, screens are mirrored, and the leading edge is on the right. Constraints with left \
      and right anchors and text with left alignment are not mirrored. Views with equal insets on both sides \
      are accepted, and so are files that force a direction.
      """,
    source: "developer.apple.com/documentation/uikit/uiview/leadinganchor",
    defects: ["not-mirrored"],
    examples: [
      RuleExample("label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true // finding"),
      RuleExample(
        """
        NSLayoutConstraint.activate([
          label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16), // finding
          label.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -80), // finding
          label.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        """),
      RuleExample("icon.rightAnchor.constraint(lessThanOrEqualTo: label.leftAnchor).isActive = true // finding"),
      RuleExample(
        """
        func build() {
          label.textAlignment = .left // finding
        }
        """),
      RuleExample("label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true"),
      RuleExample(
        """
        func build() {
          map.leftAnchor.constraint(equalTo: view.leftAnchor, constant: inset).isActive = true
          map.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -inset).isActive = true
          line.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
          line.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
        }
        """),
      RuleExample("copy.leftAnchor.constraint(equalTo: view.leftAnchor, constant: start.minX).isActive = true"),
      RuleExample("label.textAlignment = .natural"),
      RuleExample("label.textAlignment = .center"),
      RuleExample("struct Edges { var leftAnchor = 0 }\nlet edge = Edges().leftAnchor"),
      RuleExample(
        """
        slider.semanticContentAttribute = .forceLeftToRight
        icon.leftAnchor.constraint(equalTo: slider.leftAnchor).isActive = true
        """),
      RuleExample(
        """
        func anchor(left: NSLayoutXAxisAnchor) {
          leftAnchor.constraint(equalTo: left).isActive = true
        }
        """),
    ])

  /// Returns whether the opposite edge has the same constraint with the same distance, so that the mirrored position is
  /// the same.
  private func isSymmetric(_ constraint: ConstraintCall, _ all: [ConstraintCall]) -> Bool {
    guard constraint.firstAnchor == constraint.secondAnchor, constraint.call.labels.first == "equalTo" else {
      return false
    }
    return all.contains { other in
      other.firstAnchor == other.secondAnchor && other.firstAnchor != constraint.firstAnchor
        && other.first?.onOneLine == constraint.first?.onOneLine
        && other.second?.onOneLine == constraint.second?.onOneLine
        && other.call.enclosingFunction?.id == constraint.call.enclosingFunction?.id
        && opposite(other.call.argument("constant"), constraint.call.argument("constant"))
    }
  }

  /// Returns whether a distance comes from a frame, whose coordinates start at the left in every language.
  private func isCoordinate(_ constant: ExprSyntax?) -> Bool {
    constant?.tokens(viewMode: .sourceAccurate).contains { ["minX", "midX", "maxX", "origin", "x"].contains($0.text) }
      == true
  }

  /// Returns whether code is for a caller that asked for a side by name: `case .left:`, `if edge == .right`.
  private func isChosen(_ node: some SyntaxProtocol) -> Bool {
    func namesSide(_ text: String) -> Bool { text.contains(/\.(left|right)\b/) }
    return node.enclosing.contains { outer in
      if let label = outer.as(SwitchCaseSyntax.self)?.label { return namesSide(label.onOneLine) }
      guard let branch = outer.as(IfExprSyntax.self), node.isInside(branch.body) else { return false }
      return namesSide(branch.conditions.onOneLine)
    }
  }

  private func opposite(_ one: ExprSyntax?, _ other: ExprSyntax?) -> Bool {
    func parts(_ value: ExprSyntax?) -> (isNegative: Bool, text: String) {
      let text = value?.onOneLine ?? "0"
      return text.hasPrefix("-") ? (true, String(text.dropFirst())) : (false, text)
    }
    let (first, second) = (parts(one), parts(other))
    return first.text == second.text && (first.isNegative != second.isNegative || first.text == "0")
  }

  private static let sides = ["leftAnchor": "leadingAnchor", "rightAnchor": "trailingAnchor"]

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    if file.index.mentions["forceLeftToRight"] != nil { return }
    let calls = file.index.calls("constraint").compactMap(ConstraintCall.init).filter {
      LeftRightRule.sides[$0.firstAnchor] != nil
    }
    for call in calls.map(\.call) {
      guard let constraint = ConstraintCall(call), let side = LeftRightRule.sides[constraint.firstAnchor] else {
        continue
      }
      // In a helper with anchors as parameters, the callers decide.
      guard let other = constraint.secondAnchor, LeftRightRule.sides[other] != nil, !isSymmetric(constraint, calls),
        !isCoordinate(call.argument("constant")), !isChosen(call)
      else { continue }
      let edits = [call.receiver, call.arguments.first?.expression].compactMap { expression -> LintFix.Edit? in
        guard
          let name = expression?.plain.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? expression?.plain
            .as(DeclReferenceExprSyntax.self)?.baseName, let new = LeftRightRule.sides[name.text]
        else { return nil }
        return LintFix.Edit(name.trimmedBytes, new)
      }
      report.add(
        at: call, in: file, "\(constraint.firstAnchor) stays on its side in languages that run from right to left",
        of: LintedFile.viewName(of: constraint.first),
        fix: LintFix("use \(side)", edits))
    }
    for assignment in file.index.assignments
    where assignment.property == "textAlignment" && !isChosen(assignment.node) {
      guard let value = assignment.value, value.names == ["", "left"] || value.chain == "NSTextAlignment.left" else {
        continue
      }
      let name = value.plain.cast(MemberAccessExprSyntax.self).declName.baseName
      report.add(
        at: assignment.node, in: file, "text stays on the left in languages that run from right to left",
        fix: LintFix("use .natural", [LintFix.Edit(name.trimmedBytes, "natural")]))
    }
  }
}
