import SwiftSources
import SwiftSyntax

/// A rule for four constraints that ViewCode expresses in one line.
struct AnchorChainRule: LintRule {
  let description = RuleDescription(
    35, "anchor-chain", "Constraints of all edges that `pin` replaces", .types, .note,
    why: """
      In a file that imports ViewCode, `title.pin(.edges, inset: 16)` creates the four constraints that pin a \
      view to the edges of its superview. The rule finds lists of exactly these four constraints with one \
      inset, for a view that the same class or function adds to the other view.
      """,
    examples: [
      RuleExample(
        """
        \(library)

        final class Card: UIView {
          let title = UILabel()

          func build() {
            addSubview(title)
            NSLayoutConstraint.activate([ // finding
              title.topAnchor.constraint(equalTo: topAnchor),
              title.leadingAnchor.constraint(equalTo: leadingAnchor),
              title.bottomAnchor.constraint(equalTo: bottomAnchor),
              title.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
          }
        }
        """),
      RuleExample(
        """
        \(library)

        func build(in box: UIView) {
          let title = UILabel()
          box.addSubview(title)
          NSLayoutConstraint.activate([ // finding
            title.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
            title.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
            title.topAnchor.constraint(equalTo: box.topAnchor, constant: 16),
            title.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -16),
          ])
        }
        """),
      RuleExample(
        """
        \(library)

        final class Screen: UIViewController {
          let list = UIView()
          let line = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(list)
            self.list.addSubview(line)
            NSLayoutConstraint.activate([ // finding
              list.topAnchor.constraint(equalTo: self.view.topAnchor),
              list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
              list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            NSLayoutConstraint.activate([ // finding
              line.topAnchor.constraint(equalTo: list.topAnchor, constant: gap),
              line.leadingAnchor.constraint(equalTo: list.leadingAnchor, constant: gap),
              line.trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: -gap),
              line.bottomAnchor.constraint(equalTo: list.bottomAnchor, constant: -gap),
            ])
          }
        }
        """),
      RuleExample(edges(imports: "// without the library")),
      RuleExample(edges(bottom: "lessThanOrEqualTo: bottomAnchor")),
      RuleExample(edges(bottom: "equalTo: bottomAnchor, constant: -8")),
      RuleExample(edges(bottom: "equalTo: other.bottomAnchor")),
      RuleExample(edges(adds: "other.addSubview(title)")),
      RuleExample(edges(more: "title.widthAnchor.constraint(equalToConstant: 20),")),
    ])

  private static let library = "import ViewCode"

  /// Returns an example with four edges that ViewCode cannot express in one line.
  private static func edges(
    imports: String = library, adds: String = "addSubview(title)", bottom: String = "equalTo: bottomAnchor",
    more: String = ""
  ) -> String {
    """
    \(imports)

    final class Card: UIView {
      let title = UILabel()

      func build() {
        \(adds)
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: topAnchor),
          title.leadingAnchor.constraint(equalTo: leadingAnchor),
          title.trailingAnchor.constraint(equalTo: trailingAnchor),
          title.bottomAnchor.constraint(\(bottom)),\(more)
        ])
      }
    }
    """
  }

  private static let edges: Set<String> = ["topAnchor", "leadingAnchor", "bottomAnchor", "trailingAnchor"]

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    guard file.index.imports.contains("ViewCode") else { return }
    for call in file.index.calls("activate") where call.receiver?.chain == "NSLayoutConstraint" {
      guard call.arguments.count == 1, let list = call.argument(nil)?.as(ArrayExprSyntax.self), list.elements.count == 4
      else { continue }
      let constraints = list.elements.compactMap { $0.expression.as(FunctionCallExprSyntax.self) }
        .compactMap(ConstraintCall.init)
      guard Set(constraints.map(\.firstAnchor)) == AnchorChainRule.edges, let first = constraints.first,
        let view = first.firstView, !view.isEmpty, let parent = first.secondView, let inset = inset(of: first),
        constraints.allSatisfy({
          $0.firstView == view && $0.secondView == parent && $0.firstAnchor == $0.secondAnchor && isPlain($0)
            && self.inset(of: $0) == inset
        }), adds(view, to: parent, call, file)
      else { continue }
      let text = "\(view).pin(.edges\(inset == "0" ? "" : ", inset: \(inset)"))"
      report.add(
        at: call, in: file, "\(text) means these four constraints",
        fix: LintFix("write NSLayoutConstraint.activate(\(text))", [LintFix.Edit(list.trimmedBytes, text)]))
    }
  }

  /// Returns whether a constraint relates two views as equal, and not their guides.
  private func isPlain(_ constraint: ConstraintCall) -> Bool {
    constraint.call.labels.first == "equalTo" && ConstraintCall.guides.isDisjoint(with: constraint.second?.names ?? [])
      && ConstraintCall.guides.isDisjoint(with: constraint.first?.names ?? [])
  }

  /// Returns the inset from the edge, which is positive toward the inside.
  private func inset(of constraint: ConstraintCall) -> String? {
    guard let constant = constraint.call.argument("constant")?.onOneLine, constant != "0" else { return "0" }
    guard ["bottomAnchor", "trailingAnchor"].contains(constraint.firstAnchor) else {
      return constant.hasPrefix("-") ? nil : constant
    }
    return constant.hasPrefix("-") ? String(constant.dropFirst()) : nil
  }

  private func adds(_ view: String, to parent: String, _ call: FunctionCallExprSyntax, _ file: LintedFile) -> Bool {
    let scope = call.enclosingTypeNode.map { Syntax($0) } ?? call.enclosingFunction
    guard let scope else { return false }
    return file.index.calls("addSubview").contains { other in
      other.isInside(scope) && other.argument(nil)?.chain == view
        && (other.receiver.map { ConstraintCall.view(of: $0) } ?? "") == parent
    }
  }
}
