import SwiftSources
import SwiftSyntax

/// A rule for view controllers that perform the layout of their view class.
struct ControllerLayoutRule: LintRule {
  let description = RuleDescription(
    33, "controller-layout", "Layout in a view controller that has a view class", .types, .note,
    why: """
      A view controller with a view class of its own should leave the hierarchy and the constraints to that \
      class. Otherwise, one layout is defined in two places. Views of child controllers are accepted.
      """,
    examples: [
      RuleExample(
        """
        final class Screen: UIViewController {
          let content = ScreenView()
          let button = UIButton()

          override func loadView() { view = content }

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button) // finding
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true // finding
          }
        }

        final class ScreenView: UIView {}
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func loadView() {
            self.view = ScreenView()
          }

          func build() {
            self.view.addSubview(UILabel()) // finding
          }
        }

        final class ScreenView: UIView {}
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let content: ScreenView
          let label = UILabel()

          override func loadView() { view = content }

          func build() {
            view.insertSubview(label, at: 0) // finding
            NSLayoutConstraint.activate([
              label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor) // finding
            ])
          }
        }

        final class ScreenView: UIView {}
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let button = UIButton()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func loadView() { view = UIView() }

          func build() { view.addSubview(UILabel()) }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func loadView() { view = ScreenView() }

          func embed(_ child: UIViewController) {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
          }
        }

        final class ScreenView: UIView {}
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func loadView() {
            super.loadView()
          }

          func build() { view.addSubview(UILabel()) }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let box = UIView()
          override func loadView() { view = ScreenView() }

          func build() { box.addSubview(UILabel()) }
        }

        final class ScreenView: UIView {}
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func loadView() { view = ScreenView() }

          func update() { content.show(model) }
        }

        final class ScreenView: UIView {
          func build() { addSubview(UILabel()) }
        }
        """),
    ])

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    for indexed in file.index.types
    where indexed.kind == .class && project.types.isKind(indexed.name, of: "UIViewController") {
      guard let type = project.types.type(indexed.name), let view = viewClass(of: type, project) else { continue }
      if type.mentions("addChild") { continue }
      let fix = LintFix("move it to \(view)")
      var added: Set<String> = ["view"]
      for (call, _) in type.calls("addSubview", "insertSubview") where call.receiver?.chain == "view" {
        if let names = call.argument(nil)?.names, names.count == 1 { added.insert(names[0]) }
      }
      for (call, place) in type.calls("addSubview", "insertSubview")
      where call.receiver?.chain == "view" && place === file {
        report.add(at: call, in: file, "the controller adds to a view that \(view) lays out", fix: fix)
      }
      for (call, place) in type.calls("constraint") where place === file {
        guard let constraint = ConstraintCall(call), constraint.use == .activated,
          [constraint.firstView, constraint.secondView].contains(where: { $0.map(added.contains) == true })
        else { continue }
        report.add(at: call, in: file, "the controller constrains a view that \(view) lays out", fix: fix)
      }
    }
  }

  /// Returns the project's class of the view that a view controller loads.
  private func viewClass(of type: ProjectType, _ project: LintedProject) -> String? {
    for function in type.functions where function.node.fullName == "loadView()" && function.node.isOverride {
      for (assignment, file) in type.assignments where assignment.node.isInside(function.node) {
        guard assignment.target.chain == "view", let value = assignment.value,
          let name = project.typeName(of: value, in: file), let view = project.types.type(name), view.kind == .class
        else { continue }
        return name
      }
    }
    return nil
  }
}
