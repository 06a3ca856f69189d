import SwiftSources
import SwiftSyntax

/// A rule for colors that do not change in dark mode.
struct FixedColorRule: LintRule {
  let description = RuleDescription(
    11, "fixed-color", "A fixed color that does not change in dark mode", .types, .warning,
    why: """
      A white background stays white, and black text stays black, when the rest of the screen becomes dark. \
      The rule finds backgrounds of controllers' views and cells that are white or have numeric components. In \
      projects without such backgrounds, it finds black text. Apps that only support light mode are accepted, \
      and so is code that reads the interface style.
      """,
    source: "developer.apple.com/documentation/uikit/supporting-dark-mode-in-your-interface",
    examples: [
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white // finding
          }
        }
        """),
      RuleExample(
        """
        final class Row: UITableViewCell {
          let title = UILabel()

          func build() {
            title.textColor = .black // finding
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            self.view.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1) // finding
          }
        }
        """),
      RuleExample(
        """
        func style(_ field: UITextField) {
          field.textColor = UIColor.black // finding
          field.backgroundColor = .systemBackground
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
          }
        }
        """),
      RuleExample(
        """
        func style(_ label: UILabel) {
          label.textColor = .label
          label.backgroundColor = .clear
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
          }
        }
        """, target: .init(name: "Shop", infoPlist: ["UIUserInterfaceStyle": .string("Light")])),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            overrideUserInterfaceStyle = .light
            view.backgroundColor = .white
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          func restyle() {
            view.backgroundColor = traitCollection.userInterfaceStyle == .dark ? .black : .white
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          func restyle() {
            if traitCollection.userInterfaceStyle == .light { view.backgroundColor = .white }
          }
        }
        """),
      RuleExample(
        """
        func style(_ badge: UILabel) {
          badge.backgroundColor = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
          badge.textColor = .black
        }
        """),
    ])

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    let isLight = project.targets(of: file).contains { $0.infoPlist["UIUserInterfaceStyle"]?.string == "Light" }
    guard !isLight, file.index.mentions["overrideUserInterfaceStyle"] == nil else { return }
    if project.traits.setsStyleOfWindow { return }
    for assignment in file.index.assignments {
      guard ["backgroundColor", "textColor"].contains(assignment.property), let value = assignment.value,
        !assignment.node.isInPreview,
        assignment.node.enclosingFunction?.onOneLine.contains("userInterfaceStyle") != true
      else { continue }
      if assignment.property == "textColor" {
        guard isColor(value, ["black"]), let owner = assignment.owner, isText(owner, file, project),
          !project.traits.hasFixedBackgrounds
        else {
          continue
        }
        report.add(
          at: assignment.node, in: file, "black text stays black in dark mode",
          fix: LintFix("use .label, or a color of the asset catalog"))
      } else if isRoot(assignment, file, project) {
        let isWhite = isColor(value, ["white"])
        guard isWhite || isMadeOfNumbers(value) else { continue }
        report.add(
          at: assignment.node, in: file,
          isWhite ? "a white background stays white in dark mode" : "the background has the same color in dark mode",
          fix: LintFix("use .systemBackground, or a color of the asset catalog"))
      }
    }
  }

  private func isColor(_ value: ExprSyntax, _ names: [String]) -> Bool {
    guard let path = value.names, let last = path.last, names.contains(last) else { return false }
    return path.count == 2 && ["", "UIColor"].contains(path[0])
  }

  private func isMadeOfNumbers(_ value: ExprSyntax) -> Bool {
    guard let call = value.plain.as(FunctionCallExprSyntax.self), call.calledName == "UIColor" else { return false }
    return [["red", "green", "blue", "alpha"], ["white", "alpha"]].contains(call.labels)
      && call.arguments.allSatisfy { !$0.expression.is(ClosureExprSyntax.self) }
      && call.argument("alpha")?.literalNumber == 1
  }

  private func isText(_ owner: ExprSyntax, _ file: LintedFile, _ project: LintedProject) -> Bool {
    ["UILabel", "UITextField", "UITextView"].contains { project.isKind(owner, of: $0, in: file) }
  }

  /// Returns whether the object is a view controller's view, a cell, or a view in a cell.
  private func isRoot(_ assignment: Assignment, _ file: LintedFile, _ project: LintedProject) -> Bool {
    guard let owner = assignment.owner, !owner.isSelf else {
      let node = assignment.node
      return ["UITableViewCell", "UICollectionViewCell"].contains { project.isInside($0, node, file) }
        && !ValueTypes.isLocal(assignment.property, at: node)
    }
    return switch owner.chain {
    case "view": project.isInside("UIViewController", owner, file) && !ValueTypes.isLocal("view", at: owner)
    case "contentView":
      project.isInside("UITableViewCell", owner, file) || project.isInside("UICollectionViewCell", owner, file)
    case "tableView": project.isInside("UITableViewController", owner, file)
    default: false
    }
  }
}
