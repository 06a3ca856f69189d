import SwiftSources
import SwiftSyntax

/// A rule for views and constraints that accumulate with each layout pass or each reuse.
struct RepeatedHierarchyRule: LintRule {
  let description = RuleDescription(
    24, "repeated-hierarchy", "Views or constraints that are added at every pass or every reuse", .types, .error,
    why: """
      UIKit calls methods for layout, updates and rows many times, and methods for appearing each time a \
      screen appears. A view, layer or constraint that such a method creates is added again at each call. Code \
      in branches is accepted, and so are methods that remove or deactivate something, and stored views.
      """,
    examples: [
      RuleExample(
        """
        final class Card: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            let gradient = CAGradientLayer()
            gradient.frame = bounds
            layer.addSublayer(gradient) // finding
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let line = UIView()
            view.addSubview(line) // finding
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          override func updateConstraints() {
            NSLayoutConstraint.activate([ // finding
              icon.topAnchor.constraint(equalTo: topAnchor)
            ])
            super.updateConstraints()
          }
        }
        """),
      RuleExample(
        """
        final class List: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            let label = UILabel()
            cell.contentView.addSubview(label) // finding
            return cell
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            let tap = UITapGestureRecognizer(target: self, action: #selector(open))
            addGestureRecognizer(tap) // finding
            icon.snp.makeConstraints { $0.edges.equalToSuperview() } // finding
          }
        }
        """),
      RuleExample(
        """
        final class Row: UITableViewCell {
          func configure(with item: Item) {
            for tag in item.tags {
              let label = UILabel()
              label.text = tag
              stack.addArrangedSubview(label) // finding
            }
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            let banner = UILabel()
            view.addSubview(banner) // finding
            banner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true // finding
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            height?.isActive = false
            height = heightAnchor.constraint(equalToConstant: bounds.width)
            height?.isActive = true
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          let gradient = CAGradientLayer()

          override func layoutSubviews() {
            super.layoutSubviews()
            gradient.frame = bounds
            layer.insertSublayer(gradient, at: 0)
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            subviews.forEach { $0.removeFromSuperview() }
            let line = UIView()
            addSubview(line)
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            if line == nil {
              let line = UIView()
              addSubview(line)
              self.line = line
            }
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            guard !isBuilt else { return }
            isBuilt = true
            let line = UIView()
            addSubview(line)
          }
        }
        """),
      RuleExample(
        """
        final class Row: UITableViewCell {
          override func prepareForReuse() {
            super.prepareForReuse()
            stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
          }

          func configure(with item: Item) {
            let label = UILabel()
            stack.addArrangedSubview(label)
          }
        }
        """),
      RuleExample(
        """
        final class List: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let label = UILabel()
            cell.contentView.addSubview(label)
            return cell
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let line = UIView()
            view.addSubview(line)
          }
        }
        """),
    ])

  private static let passes: Set<String> = [
    "layoutSubviews()", "viewDidLayoutSubviews()", "viewWillLayoutSubviews()", "updateConstraints()",
    "updateViewConstraints()",
    "draw(_:)", "prepareForReuse()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewSafeAreaInsetsDidChange()",
    "safeAreaInsetsDidChange()",
  ]
  private static let rows: Set<String> = [
    "tableView(_:cellForRowAt:)", "collectionView(_:cellForItemAt:)", "tableView(_:willDisplay:forRowAt:)",
  ]
  /// The methods that remove earlier views or constraints.
  private static let removals = [
    "removeFromSuperview", "removeArrangedSubview", "removeFromSuperlayer", "deactivate", "removeConstraints",
    "sublayers",
    "removeConstraint",
  ]

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    for function in file.index.functions {
      guard let body = function.body, let type = project.type(around: function, in: file) else { continue }
      let name = function.fullName
      let isCell =
        project.types.isKind(type.name, of: "UITableViewCell")
        || project.types.isKind(type.name, of: "UICollectionViewCell")
      let isPass =
        RepeatedHierarchyRule.passes.contains(name) && function.isOverride
        && (project.types.isKind(type.name, of: "UIView") || project.types.isKind(type.name, of: "UIViewController"))
      let isRow = RepeatedHierarchyRule.rows.contains(name)
      let isConfigured =
        isCell && !function.signature.parameterClause.parameters.isEmpty && !function.isOverride
        && ["configure", "bind", "populate", "fill", "update", "show"].contains {
          function.name.text.lowercased().hasPrefix($0)
        }
      guard isPass || isRow || isConfigured else { continue }
      let words = Set(body.tokens(viewMode: .sourceAccurate).map(\.text))
      guard words.isDisjoint(with: RepeatedHierarchyRule.removals),
        !words.contains("isActive") || !words.contains("false")
      else { continue }
      if isConfigured || isPass, removes(type) { continue }
      if isRow, isMadeHere(body) { continue }
      for call in file.index.calls(
        "addSubview", "insertSubview", "addSublayer", "insertSublayer", "addArrangedSubview", "addGestureRecognizer",
        "activate",
        "makeConstraints")
      where call.isInside(body) && isAlwaysRun(call, in: body) {
        if call.calledName == "activate" {
          guard isPass, call.receiver?.chain == "NSLayoutConstraint",
            let array = call.argument(nil)?.as(ArrayExprSyntax.self),
            array.elements.contains(where: {
              $0.expression.as(FunctionCallExprSyntax.self).flatMap(ConstraintCall.init) != nil
            })
          else { continue }
          report.add(
            at: call, in: file, "\(name) is called many times, and adds these constraints each time",
            fix: LintFix("activate them once, or keep them and change their constants"))
          continue
        }
        if call.calledName == "makeConstraints" {
          guard isPass, call.receiver?.lastName == "snp" else { continue }
          report.add(
            at: call, in: file, "\(name) is called many times, and makes these constraints each time",
            fix: LintFix("make them once, or use remakeConstraints"))
          continue
        }
        guard let added = call.argument(nil)?.names, added.count == 1, isLocallyMade(added[0], at: call) else {
          continue
        }
        if isRow, call.receiver?.names?.first.map({ isDequeued($0, body) }) != true { continue }
        report.add(
          at: call, in: file,
          isPass || isRow
            ? "\(name) is called many times, and adds another \(added[0]) each time"
            : "a reused cell is configured again, and gets another \(added[0]) each time",
          fix: LintFix("add it once, where the view is made, and change it here"))
      }
      if isPass {
        for call in file.index.calls("constraint") where call.isInside(body) && isAlwaysRun(call, in: body) {
          guard let constraint = ConstraintCall(call), constraint.use == .activated,
            call.parent?.is(MemberAccessExprSyntax.self) == true
          else { continue }
          report.add(
            at: call, in: file, "\(name) is called many times, and adds this constraint each time",
            fix: LintFix("activate it once, or keep it and change its constant"))
        }
      }
    }
  }

  /// Returns whether the class removes views anywhere.
  private func removes(_ type: ProjectType) -> Bool {
    RepeatedHierarchyRule.removals.contains { type.mentions($0) }
  }

  /// Returns whether a new cell is created for each row.
  private func isMadeHere(_ body: CodeBlockSyntax) -> Bool { !body.onOneLine.contains("dequeue") }

  private func isDequeued(_ name: String, _ body: CodeBlockSyntax) -> Bool {
    body.statements.contains { $0.onOneLine.contains("dequeue") && $0.onOneLine.contains("let \(name)") }
  }

  /// Returns whether a call is outside of branches, and no earlier statement leaves the method.
  private func isAlwaysRun(_ node: FunctionCallExprSyntax, in body: CodeBlockSyntax) -> Bool {
    for parent in node.enclosing.dropFirst() {
      if parent.id == Syntax(body).id { break }
      if [.ifExpr, .switchExpr, .guardStmt, .closureExpr, .functionDecl, .ternaryExpr].contains(parent.kind) {
        return false
      }
    }
    return !body.statements.contains { item in
      item.position < node.position && !node.isInside(item)
        && item.item.as(GuardStmtSyntax.self).map { !$0.conditions.onOneLine.hasPrefix("let ") } == true
        || item.position < node.position && item.onOneLine.hasPrefix("if ") && item.onOneLine.contains("return")
    }
  }

  /// Returns whether a local constant contains a view or layer that the method creates and nothing else keeps.
  private func isLocallyMade(_ name: String, at call: FunctionCallExprSyntax) -> Bool {
    guard let type = ValueTypes.localType(of: name, at: call) ?? nil, type.first?.isUppercase == true else {
      return false
    }
    for node in call.enclosing {
      guard let list = node.as(CodeBlockItemListSyntax.self) else { continue }
      let made = list.first { item in
        item.item.as(VariableDeclSyntax.self)?.bindings.contains {
          $0.pattern.onOneLine == name
            && $0.initializer?.value.plain.as(FunctionCallExprSyntax.self).map {
              $0.calledName.first?.isUppercase == true && !$0.calledName.hasPrefix("dequeue")
            } == true
        } == true
      }
      guard made != nil else { continue }
      // The object is kept in a property: `self.line = line`.
      return !list.contains { item in
        item.onOneLine.hasSuffix("= \(name)") || item.onOneLine.contains(".append(\(name))")
      }
    }
    return false
  }
}
