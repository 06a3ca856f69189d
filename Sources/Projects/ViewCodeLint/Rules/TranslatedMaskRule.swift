import SwiftSources
import SwiftSyntax

/// A rule for views with constraints whose autoresizing mask adds more constraints.
struct TranslatedMaskRule: LintRule {
  let description = RuleDescription(
    3, "translated-mask", "A view with constraints that still translates its autoresizing mask", .types, .error,
    why: """
      The autoresizing mask of a view that is created in code adds constraints for its frame, which is zero. \
      They conflict with the view's own constraints. The rule finds views of known classes that the code \
      creates, constrains with active anchors and adds with `addSubview`. Arranged subviews and views that \
      UIKit lays out are accepted, and so are views that are passed to a function that can set the flag.
      """,
    source: "developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints",
    examples: [
      RuleExample(
        """
        final class Card: UIView {
          private let label = UILabel() // finding

          func build() {
            addSubview(label)
            NSLayoutConstraint.activate([
              label.topAnchor.constraint(equalTo: topAnchor),
              label.leadingAnchor.constraint(equalTo: leadingAnchor),
            ])
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system) // finding
            button.setTitle("Buy", for: .normal)
            view.addSubview(button)
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          private lazy var icon: UIImageView = { // finding
            let icon = UIImageView()
            icon.contentMode = .scaleAspectFit
            return icon
          }()

          func build() {
            self.addSubview(self.icon)
            self.icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          let first = UILabel()
          let second = UILabel() // finding

          func build() {
            [first].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
            addSubview(first)
            addSubview(second)
            NSLayoutConstraint.activate([
              first.topAnchor.constraint(equalTo: topAnchor),
              second.topAnchor.constraint(equalTo: first.bottomAnchor),
            ])
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          private let label = UILabel()

          func build() {
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          private let label: UILabel = {
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            return label
          }()

          func build() {
            addSubview(label)
            label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          private let label = UILabel()
          private let stack = UIStackView()

          func build() {
            stack.addArrangedSubview(label)
            label.heightAnchor.constraint(equalToConstant: 20).isActive = true
          }
        }
        """),
      RuleExample(
        """
        extension UIView {
          func add(_ views: UIView...) {
            for view in views {
              view.translatesAutoresizingMaskIntoConstraints = false
              addSubview(view)
            }
          }
        }

        final class Card: UIView {
          private let label = UILabel()

          func build() {
            add(label)
            label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """),
      RuleExample(
        """
        final class Badge: UIView {
          init() {
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
          }
        }

        final class Card: UIView {
          let badge = Badge()

          func build() {
            addSubview(badge)
            badge.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          let label = UILabel()

          func build() {
            label.frame = bounds
            addSubview(label)
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          let label = UILabel()
          let other = UILabel()

          func build() {
            addSubview(label)
            addSubview(other)
            subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
            label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          let label = UILabel()

          func build() {
            addSubview(label)
            label.snp.makeConstraints { $0.edges.equalToSuperview() }
            label.heightAnchor.constraint(equalToConstant: 20).isActive = true
          }
        }
        """),
    ])

  static let flag = "translatesAutoresizingMaskIntoConstraints"

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    let views = project.viewProperties(in: file) + project.localViews(in: file)
    guard !views.isEmpty else { return }
    let setters = project.traits.maskSetters
    for view in views where isTranslated(view, setters, project) {
      var fix = LintFix("set \(view.name).\(TranslatedMaskRule.flag) to false")
      if let edit = edit(for: view) { fix = LintFix(fix.text, [edit]) }
      report.add(
        at: view.node, in: view.file,
        "\(view.name) has constraints and still translates its autoresizing mask into others", of: view.name, fix: fix)
    }
  }

  /// Returns whether no code sets the flag, and the view is added and constrained.
  private func isTranslated(_ view: MadeView, _ setters: Set<String>, _ project: LintedProject) -> Bool {
    // A class of the project may set its own flag.
    for type in project.types.ownAncestors(of: view.type) {
      if type.mentions(TranslatedMaskRule.flag) { return false }
      if type.kind != .class { return false }
      if type.parts.contains(where: { !setters.isDisjoint(with: calledNames(in: $0.type.node)) }) { return false }
    }
    guard project.types.isComplete(view.type) else { return false }
    // Consider flags that are set for views without a name, such as those in `subviews`.
    let scopes =
      view.owner.map { owner in
        project.types.ownAncestors(of: owner).flatMap { $0.parts.map(\.type.node) }
      } ?? [view.node.enclosingFunction].compactMap { $0 }
    if scopes.contains(where: { setsUnnamed($0, of: view) }) { return false }
    if view.closure?.onOneLine.contains(TranslatedMaskRule.flag) == true { return false }
    if let closure = view.closure, !setters.isDisjoint(with: calledNames(in: Syntax(closure))) { return false }
    if let closure = view.closure,
      !calledNames(in: Syntax(closure)).subtracting(ViewUse.configuringMethods)
        .allSatisfy({ $0.first?.isUppercase == true || isApple($0) })
    {
      return false
    }
    var isAdded = false
    var isConstrained = false
    for (mention, _) in view.mentions {
      switch ViewUse(mention) {
      case .member(let member):
        let name = member.declName.baseName.text
        if name == TranslatedMaskRule.flag { return false }
        if ConstraintCall.anchors.contains(name) {
          if let call = member.parent?.parent?.as(FunctionCallExprSyntax.self), let constraint = ConstraintCall(call),
            constraint.call.receiver?.plain.id == ExprSyntax(member).id, constraint.isActivated
          {
            isConstrained = true
          }
          continue
        }
        // A frame indicates manual layout.
        if ["frame", "center", "autoresizingMask"].contains(name), ViewUse.isSet(ViewUse.outermost(member)) {
          return false
        }
        if ViewUse.call(of: member) != nil, !ViewUse.configuringMethods.contains(name) || setters.contains(name) {
          return false
        }
        if ["snp", "sv", "pin", "anchor", "flex", "stevia", "easy", "cartography", "layout", "tc", "rx"].contains(name)
        {
          if name != "rx" { return false }
        }
      case .argument(let call, let label):
        let name = call.calledName
        if setters.contains(name) { return false }
        switch name {
        case "addSubview", "insertSubview":
          if label == nil { isAdded = true }
        case "bringSubviewToFront", "sendSubviewToBack", "NSLayoutConstraint", "print": continue
        default: return false
        }
      case .assigned: return false
      case .element(let array):
        guard let statement = array.statement,
          let call = array.parent?.as(MemberAccessExprSyntax.self).flatMap(ViewUse.call)
        else { return false }
        // `[a, b].forEach { addSubview($0) }` only adds the views.
        let names = calledNames(in: Syntax(statement)).subtracting(["forEach", "addSubview"])
        guard call.calledName == "forEach", names.isEmpty, statement.onOneLine.contains("addSubview"),
          !statement.onOneLine.contains(TranslatedMaskRule.flag)
        else { return false }
        isAdded = true
      case .other: return false
      }
    }
    return isAdded && isConstrained
  }

  private func isApple(_ name: String) -> Bool { name.isEmpty || name.hasPrefix("system") || name == "preferredFont" }

  private func calledNames(in node: Syntax) -> Set<String> {
    let visitor = CalledNames(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.names
  }

  /// Returns whether a flag is set for an unnamed view, except for elements of an array literal without this view.
  private func setsUnnamed(_ scope: Syntax, of view: MadeView) -> Bool {
    for token in scope.tokens(viewMode: .sourceAccurate) where token.text == TranslatedMaskRule.flag {
      guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), let base = member.base?.chain else {
        continue
      }
      guard base == "$0" || !isProperty(base, member) else { continue }
      // The name belongs to a local view that is created there.
      if base != "$0", ValueTypes.localType(of: base, at: member) ?? nil != nil { continue }
      guard let statement = outermostStatement(of: member) else { return true }
      let text = statement.onOneLine
      guard text.hasPrefix("["), let end = text.firstIndex(of: "]") else {
        if text.hasPrefix("for "), text.contains(" in ["), let end = text.firstIndex(of: "]") {
          if words(of: text[..<end]).contains(view.name) { return true }
          continue
        }
        return true
      }
      if words(of: text[..<end]).contains(view.name) { return true }
    }
    return false
  }

  private func words(of text: Substring) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  private func isProperty(_ base: String, _ member: MemberAccessExprSyntax) -> Bool {
    !ValueTypes.isLocal(base, at: member)
  }

  /// Returns the statement of a function that contains the closures around a node.
  private func outermostStatement(of node: some SyntaxProtocol) -> CodeBlockItemSyntax? {
    var result: CodeBlockItemSyntax?
    for node in node.enclosing {
      if [.functionDecl, .initializerDecl, .memberBlockItem].contains(node.kind) { break }
      if let item = node.as(CodeBlockItemSyntax.self) {
        result = item
        if node.parent?.parent?.is(ClosureExprSyntax.self) != true, !isInLoop(item) { break }
      }
    }
    return result
  }

  private func isInLoop(_ item: CodeBlockItemSyntax) -> Bool {
    item.parent?.parent?.parent?.is(ForStmtSyntax.self) == true
  }

  /// Returns an edit that sets the flag before the view's first constraint, or after its declaration.
  private func edit(for view: MadeView) -> LintFix.Edit? {
    if let closure = view.closure, let returned = closure.statements.last,
      let name = returned.item.as(ReturnStmtSyntax.self)?.expression?.names, name.count == 1
    {
      let offset = returned.trimmedBytes.lowerBound
      return LintFix.Edit(
        offset..<offset, "\(name[0]).\(TranslatedMaskRule.flag) = false\n\(indentation(of: returned, in: view.file))")
    }
    for (mention, file) in view.mentions where file === view.file {
      if case .argument(let call, nil) = ViewUse(mention), call.calledName == "addSubview",
        let statement = call.statement,
        statement.item.id == Syntax(call).id || statement.item.onOneLine == call.onOneLine
      {
        let offset = statement.trimmedBytes.lowerBound
        return LintFix.Edit(
          offset..<offset, "\(view.name).\(TranslatedMaskRule.flag) = false\n\(indentation(of: statement, in: file))")
      }
    }
    return nil
  }

  private func indentation(of node: some SyntaxProtocol, in file: LintedFile) -> String {
    let place = file.parsed.lines.place(of: node.trimmedBytes.lowerBound)
    return String(file.parsed.text(ofLine: place.line).prefix { $0 == " " || $0 == "\t" })
  }
}

/// A visitor that collects the names of all functions that code calls.
final class CalledNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.calledName)
    return .visitChildren
  }
}
