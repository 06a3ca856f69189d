import SwiftSources
import SwiftSyntax

/// A rule for overrides that do not call UIKit's implementation.
struct MissingSuperRule: LintRule {
  let description = RuleDescription(
    19, "missing-super", "A missing call of `super`", .types, .error,
    why: """
      The documentation of these methods requires a call of `super`, because UIKit or a class in between does \
      work in them. Overrides that stop the program are accepted.
      """,
    source: "developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)",
    examples: [
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() { // finding
            view.backgroundColor = .systemBackground
          }
        }
        """),
      RuleExample(
        """
        class Base: UIViewController {}

        final class Screen: Base {
          override func viewWillAppear(_ animated: Bool) { // finding
            reload()
          }
        }
        """),
      RuleExample(
        """
        final class Row: UITableViewCell {
          override func prepareForReuse() { // finding
            icon.image = nil
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          override func updateConstraints() { // finding
            height.constant = 20
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          override func layoutSubviews() { // finding
            icon.frame = bounds
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          override func updateConstraints() {
            height.constant = 20
            super.updateConstraints()
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func loadView() { view = ScreenView() }
          override func viewDidLayoutSubviews() { update() }
        }
        """),
      RuleExample(
        """
        final class Model: Storage {
          override func viewDidLoad() { load() }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() { fatalError("not for use") }
        }
        """),
      RuleExample(
        """
        protocol Screen {
          func viewDidLoad()
        }

        struct Presenter: Screen {
          func viewDidLoad() { load() }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            defer { super.viewDidLoad() }
            build()
          }
        }
        """),
    ])

  private static let methods: [String: [String]] = [
    "UIViewController": [
      "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
      "viewWillTransition(to:with:)", "willTransition(to:with:)", "traitCollectionDidChange(_:)",
      "setEditing(_:animated:)",
      "didReceiveMemoryWarning()", "updateViewConstraints()",
    ],
    "UIView": ["layoutSubviews()", "updateConstraints()", "traitCollectionDidChange(_:)", "awakeFromNib()"],
    "UITableViewCell": [
      "prepareForReuse()", "setSelected(_:animated:)", "setHighlighted(_:animated:)", "setEditing(_:animated:)",
    ],
    "UICollectionReusableView": ["prepareForReuse()", "apply(_:)"],
    "UITableViewHeaderFooterView": ["prepareForReuse()"],
    "UICollectionViewLayout": ["prepare()"],
  ]

  /// Reports overrides of methods for which UIKit has an implementation. In direct subclasses of `UIView`, the call of
  /// other methods may be omitted.
  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    for function in file.index.functions where function.isOverride && !function.isStatic {
      guard let body = function.body, let type = project.typeName(around: function, in: file) else { continue }
      let name = function.fullName
      let isKnown = MissingSuperRule.methods.contains { base, names in
        names.contains(name) && project.types.isKind(type, of: base)
      }
      guard isKnown, !(name == "prepare()" && project.types.superclass(of: type) == "UICollectionViewLayout") else {
        continue
      }
      let base = function.name.identifierText
      let calls = file.index.calls[base] ?? []
      if calls.contains(where: { $0.isInside(body) && $0.receiver?.isSuper == true }) { continue }
      if body.statements.contains(where: { $0.item.as(FunctionCallExprSyntax.self)?.calledName == "fatalError" }) {
        continue
      }
      report.add(
        at: function.name, in: file, "\(name) does not call super.\(base)",
        fix: LintFix("call super.\(base)(\(arguments(of: function)))"))
    }
  }

  private func arguments(of function: FunctionDeclSyntax) -> String {
    function.signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }.joined(separator: ", ")
  }
}
