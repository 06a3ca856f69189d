import SourceRewriting
import SwiftSources
import SwiftSyntax

/// A rule for cells that are not registered with a list.
struct UnregisteredCellRule: LintRule {
  let description = RuleDescription(
    23, "unregistered-cell", "`dequeue` without `register`, or a cast that fails", .types, .error,
    why: """
      `dequeueReusableCell(withIdentifier:for:)` stops the app if the identifier is not registered. The rule \
      compares literal identifiers and static constants with all registrations of the project and its \
      Interface Builder files. It does not apply if a registered identifier is unknown. A forced cast fails if \
      the identifier belongs to another class.
      """,
    source: "developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)",
    examples: [
      RuleExample(
        """
        final class List: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Row.self, forCellReuseIdentifier: "row")
          }

          func cell(_ path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "rows", for: path) // finding
          }
        }
        """),
      RuleExample(
        """
        final class Grid: UICollectionViewController {
          func cell(_ path: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: Tile.identifier, for: path) // finding
          }
        }

        final class Tile: UICollectionViewCell {
          static let identifier = "Tile"
        }
        """),
      RuleExample(
        """
        final class List: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Row.self, forCellReuseIdentifier: "row")
            tableView.register(Header.self, forCellReuseIdentifier: "header")
          }

          func cell(_ path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "header", for: path) as! Row // finding
          }
        }

        final class Row: UITableViewCell {}
        final class Header: UITableViewCell {}
        """),
      RuleExample(
        """
        func cell(_ table: UITableView, _ path: IndexPath) -> UITableViewCell {
          table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
          let cell = table.dequeueReusableCell(withIdentifier: "b", for: path) // finding
          return cell
        }
        """),
      RuleExample(
        """
        final class List: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Row.self, forCellReuseIdentifier: Row.identifier)
          }

          func cell(_ path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Row", for: path) as! Row
          }
        }

        final class Row: UITableViewCell {
          static let identifier = "Row"
        }
        """),
      RuleExample(
        """
        func cell(_ table: UITableView, _ path: IndexPath) -> UITableViewCell {
          table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        """, interfaces: ["Main.storyboard": "<tableViewCell reuseIdentifier=\"row\" id=\"1\"/>"]),
      RuleExample(
        """
        func cell(_ table: UITableView) -> UITableViewCell {
          table.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        }
        """),
      RuleExample(
        """
        func register(_ name: String, _ table: UITableView) {
          table.register(UITableViewCell.self, forCellReuseIdentifier: name)
        }

        func cell(_ table: UITableView, _ path: IndexPath) -> UITableViewCell {
          table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        """),
      RuleExample(
        """
        final class List: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Row.self, forCellReuseIdentifier: "row")
          }

          func cell(_ path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: path) as! Base
          }
        }

        class Base: UITableViewCell {}
        final class Row: Base {}
        """),
      RuleExample(
        """
        func cell(_ table: UITableView, _ path: IndexPath, _ kind: String) -> UITableViewCell {
          table.dequeueReusableCell(withIdentifier: kind, for: path)
        }
        """),
    ])

  private struct Registration {
    let identifier: String
    /// The class of the cell, or nil for a nib.
    let type: String?
  }

  func check(_ project: LintedProject, _ report: inout RuleReport) {
    var registrations: [Registration] = []
    var isReadable = true
    for file in project.files {
      for call in file.index.calls("register") {
        guard let label = call.labels.last ?? nil,
          label == "forCellReuseIdentifier" || label == "forCellWithReuseIdentifier",
          let expression = call.argument(label)
        else { continue }
        guard let identifier = identifier(expression, file, project) else {
          isReadable = false
          continue
        }
        let type = call.argument(nil)?.plain.as(MemberAccessExprSyntax.self).flatMap {
          $0.declName.baseName.text == "self" ? $0.base?.chain : nil
        }
        registrations.append(Registration(identifier: identifier, type: type))
      }
    }
    guard isReadable else { return }
    let known = Set(registrations.map(\.identifier))
    for file in project.files {
      for call in file.index.calls("dequeueReusableCell") {
        guard call.labels.last == "for",
          let expression = call.argument("withIdentifier") ?? call.argument("withReuseIdentifier"),
          let identifier = identifier(expression, file, project)
        else { continue }
        let isInInterface = project.interfaceFacts.reuseIdentifiers.contains(identifier)
        guard known.contains(identifier) || isInInterface else {
          report.add(
            at: call, in: file, "no cell is registered for the identifier “\(identifier)”: the app stops here",
            fix: LintFix("register the cell's class for it"))
          continue
        }
        guard !isInInterface, let cast = forcedCast(of: call) else { continue }
        let types = registrations.filter { $0.identifier == identifier }.map(\.type)
        guard !types.isEmpty, !types.contains(nil) else { continue }
        let classes = types.compactMap { $0 }
        let isKnown = (classes + [cast]).allSatisfy { project.types.isComplete($0) }
        if isKnown, !classes.contains(where: { project.types.isKind($0, of: cast) }) {
          report.add(
            at: call, in: file,
            "“\(identifier)” is registered for \(classes.joined(separator: ", ")): the cast to \(cast) fails")
        }
      }
    }
  }

  /// Returns the text of an identifier, which is a literal or a static text of the project's types.
  private func identifier(_ expression: ExprSyntax, _ file: LintedFile, _ project: LintedProject) -> String? {
    if let text = expression.literalText { return text }
    guard let names = expression.names, names.count >= 2 || names.count == 1 else { return nil }
    if names.count == 1 {
      // The identifier is a constant of the enclosing class.
      guard !ValueTypes.isLocal(names[0], at: expression), let type = project.type(around: expression, in: file),
        let property = type.properties[names[0]], property.node.bindingSpecifier.text == "let"
      else { return nil }
      return property.initialValue?.literalText
    }
    let type = names.dropLast().joined(separator: ".")
    guard let last = names.last, type.first?.isUppercase == true else { return nil }
    let owner = type == "Self" ? project.typeName(around: expression, in: file) ?? "" : type
    return project.types.texts["\(owner).\(last)"]
  }

  /// Returns the class of a forced cast of a call's result.
  private func forcedCast(of call: FunctionCallExprSyntax) -> String? {
    guard let sequence = call.parent?.parent?.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard let index = elements.firstIndex(where: { $0.id == ExprSyntax(call).id }), index + 2 < elements.count,
      let cast = elements[index + 1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark?.text == "!",
      let type = elements[index + 2].as(TypeExprSyntax.self)
    else { return nil }
    return TypeName.bare(type.type)
  }
}
