import SwiftSources
import SwiftSyntax

/// A rule for views that are configured and never displayed.
struct UnusedViewRule: LintRule {
  let description = RuleDescription(
    8, "unused-view", "A view that is configured and never added", .types,
    why: """
      The view is created and configured, but never added to another view or passed on. The rule finds views \
      of known classes in local constants, and in properties that the project only configures. A view whose \
      properties are read is accepted.
      """,
    examples: [
      RuleExample(
        """
        func build() {
          let label = UILabel() // finding
          label.text = "Total"
          label.textColor = .label
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          private let title = UILabel()
          private let subtitle = UILabel() // finding

          func build() {
            title.text = "Total"
            subtitle.numberOfLines = 0
            addSubview(title)
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          private lazy var button: UIButton = { // finding
            let button = UIButton(type: .system)
            button.setTitle("Buy", for: .normal)
            return button
          }()
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let spinner = UIActivityIndicatorView(style: .large) // finding

          override func viewDidLoad() {
            super.viewDidLoad()
            spinner.hidesWhenStopped = true
            self.spinner.startAnimating()
          }
        }
        """),
      RuleExample(
        """
        func build() {
          let label = UILabel()
          label.text = "Total"
          addSubview(label)
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          private lazy var image: UIImageView = {
            let view = UIImageView(frame: bounds)
            view.contentMode = .scaleAspectFit
            addSubview(view)
            return view
          }()

          func show(_ new: UIImage) { image.image = new }
        }
        """),
      RuleExample(
        """
        extension UIView {
          func add(into view: UIView) { view.addSubview(self) }
        }

        final class Card: UIView {
          private let image = UIImageView()

          func build() {
            image.contentMode = .scaleAspectFit
            image.add(into: self)
          }
        }
        """),
      RuleExample(
        """
        func height(of text: String) -> CGFloat {
          let label = UILabel()
          label.text = text
          return label.intrinsicContentSize.height
        }
        """),
      RuleExample(
        """
        func make() -> UIView {
          let label = UILabel()
          label.text = "Total"
          return label
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let table = UITableView()

          override func viewDidLoad() {
            super.viewDidLoad()
            table.rowHeight = 44
            view = table
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          let title = UILabel()
        }

        func add(_ card: Card, to view: UIView) { view.addSubview(card.title) }
        """),
      RuleExample(
        """
        func render(_ cell: UITableViewCell) {
          let dot = UIView()
          dot.backgroundColor = .red
          cell.accessoryView = dot
        }
        """),
      RuleExample(
        """
        func style(_ bar: UISearchBar) {
          let field = bar.value(forKey: "searchField") as? UITextField
          field?.textColor = .label
        }
        """),
      RuleExample(
        """
        final class Table: UITableViewController {
          let refresher = UIRefreshControl()

          func build() {
            refresher.tintColor = .red
            tableView.refreshControl = refresher
          }
        }
        """),
    ])

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    let own = project.traits.extensionMethods
    func isSetUp(_ mention: DeclReferenceExprSyntax) -> Bool { self.isSetUp(mention, own) }
    for view in project.localViews(in: file) where !view.mentions.isEmpty && !takesValues(view, project) {
      if view.mentions.allSatisfy({ isSetUp($0.node) }), !isPassedOn(view.closure, file, own) {
        report.add(at: view.node, in: file, "\(view.name) is configured and never added to a view")
      }
    }
    for view in project.viewProperties(in: file) {
      guard let owner = view.owner.flatMap({ project.types.type($0) }), let property = owner.properties[view.name],
        property.facts.access < .public, property.attributes.isEmpty, owner.kind == .class,
        !project.interfaceFacts.outlets.contains(view.name)
      else { continue }
      guard view.closure != nil || !view.mentions.isEmpty, view.mentions.allSatisfy({ isSetUp($0.node) }),
        !isPassedOn(view.closure, file, own)
      else { continue }
      // The check is by name, so the use of a view with the same name in another class suppresses the finding.
      let isUnused = project.files.allSatisfy { other in
        (other.index.mentions[view.name] ?? []).allSatisfy { mention in
          mention.isInside(view.node) && other === file || isSetUp(mention)
        }
      }
      if isUnused, !project.traits.usesMirrors, !isNamedOtherwise(view.name, project) {
        report.add(at: view.node, in: file, "\(view.name) is configured and never added to a view")
      }
    }
  }

  /// Returns whether the closure that creates a view also adds it to another, or passes it on.
  private func isPassedOn(_ closure: ClosureExprSyntax?, _ file: LintedFile, _ own: Set<String>) -> Bool {
    guard let closure,
      let result = closure.statements.last?.item.as(ReturnStmtSyntax.self)?.expression?.as(DeclReferenceExprSyntax.self)
    else { return false }
    return (file.index.mentions[result.baseName.identifierText] ?? []).contains { mention in
      guard mention.isInside(closure), mention.id != result.id, !isSetUp(mention, own) else { return false }
      if let member = mention.parent?.as(MemberAccessExprSyntax.self), member.declName.id == mention.id { return false }
      if case .assigned = ViewUse(mention) { return false }
      // Anchors of the view, and values that are read from it, do not add it.
      if case .member = ViewUse(mention) { return false }
      return true
    }
  }

  /// Returns whether a class of the project takes values in its initializer, which it may use.
  private func takesValues(_ view: MadeView, _ project: LintedProject) -> Bool {
    guard project.types.type(view.type) != nil,
      let call = view.node.initializer?.value.plain.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.arguments.contains { $0.label?.text != "frame" && $0.label?.text != "style" }
  }

  /// Returns whether a key path or a macro contains the name.
  private func isNamedOtherwise(_ name: String, _ project: LintedProject) -> Bool {
    project.files.contains { file in
      let text = String(decoding: file.parsed.bytes, as: UTF8.self)
      return text.contains("\\.\(name)") || text.contains("\\Self.\(name)") || text.contains("\"\(name)\"")
    }
  }

  /// Returns whether a use only configures the view.
  ///
  /// - Parameter own: The methods that the project's extensions add, which can add the view to another.
  private func isSetUp(_ mention: DeclReferenceExprSyntax, _ own: Set<String>) -> Bool {
    guard case .member(let member) = ViewUse(mention) else { return false }
    let chain = ViewUse.outermost(member)
    if ViewUse.isSet(chain) { return true }
    // The call is a statement: `label.setContentHuggingPriority(.required, for: .vertical)`.
    guard let call = chain.as(FunctionCallExprSyntax.self), let statement = call.statement,
      statement.item.onOneLine == call.onOneLine, ViewUse.configuringMethods.contains(call.calledName),
      !own.contains(call.calledName)
    else { return false }
    let isOfLayer = member.declName.baseName.text == "layer"
    // Only layers have Apple's method of this name.
    return isOfLayer || member.declName.baseName.text == call.calledName && call.calledName != "add"
  }
}
