import SwiftSources
import SwiftSyntax

/// A rule for sizes that are read before layout.
struct EarlyFrameRule: LintRule {
  let description = RuleDescription(
    25, "early-frame", "A size that is read before layout", .types, .warning,
    why: """
      In `viewDidLoad()` and in initializers, subviews do not have a size yet, so half of a width is zero. \
      Read sizes in `layoutSubviews()` or `viewDidLayoutSubviews()`. The rule finds sizes of subviews that the \
      class creates without a frame, and sizes of a controller's view in `viewDidLoad()`, which change later.
      """,
    source: "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()",
    examples: [
      RuleExample(
        """
        final class Screen: UIViewController {
          let avatar = UIImageView()

          override func viewDidLoad() {
            super.viewDidLoad()
            avatar.layer.cornerRadius = avatar.frame.height / 2 // finding
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          let icon = UIImageView()

          override init(frame: CGRect) {
            super.init(frame: frame)
            icon.layer.cornerRadius = icon.bounds.size.width / 2 // finding
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let side = view.frame.width / 3 // finding
            layout.itemSize = CGSize(width: side, height: side)
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            header.height = self.view.bounds.size.height * 0.4 // finding
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let avatar = UIImageView()

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            avatar.layer.cornerRadius = avatar.frame.height / 2
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let avatar = UIImageView()

          override func viewDidLoad() {
            super.viewDidLoad()
            avatar.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
            avatar.layer.cornerRadius = avatar.frame.height / 2
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          let avatar = UIImageView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))

          override init(frame: CGRect) {
            super.init(frame: frame)
            avatar.layer.cornerRadius = avatar.frame.height / 2
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            spinner.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            spinner.autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin, .flexibleRightMargin, .flexibleBottomMargin]
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let table = UITableView()

          override func viewDidLoad() {
            super.viewDidLoad()
            table.frame = view.bounds
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            button.onTap = { [weak self] in self?.move(by: self?.view.bounds.width ?? 0) }
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          private var frameSize: CGSize = .zero

          override func viewDidLoad() {
            super.viewDidLoad()
            frameSize = view.frame.size
          }

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            frameSize = view.frame.size
          }
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          init(size: CGSize) {
            super.init(frame: CGRect(origin: .zero, size: size))
            layer.cornerRadius = bounds.height / 2
          }
        }
        """),
    ])

  private static let sizes: Set<String> = ["width", "height", "size", "midX", "midY", "maxX", "maxY"]

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    for member in file.index.members("frame", "bounds") {
      guard let owner = member.base?.names, owner.count == 1, let size = member.parent?.as(MemberAccessExprSyntax.self),
        size.base?.id == ExprSyntax(member).id, EarlyFrameRule.sizes.contains(size.declName.baseName.text),
        member.enclosingClosures.isEmpty, let type = project.type(around: member, in: file), type.kind == .class
      else { continue }
      let chain = ViewUse.outermost(member)
      guard !ViewUse.isSet(chain), !isResized(member, file), !isUpdated(member, type) else { continue }
      let name = owner[0]
      let function = member.enclosingFunction
      let isLoad =
        function?.as(FunctionDeclSyntax.self)?.fullName == "viewDidLoad()"
        && project.types.isKind(type.name, of: "UIViewController")
      let isInit = function?.is(InitializerDeclSyntax.self) == true && project.types.isKind(type.name, of: "UIView")
      guard isLoad || isInit, !ValueTypes.isLocal(name, at: member) else { continue }
      if name == "view", isLoad {
        guard !calls("layoutIfNeeded", before: member, file) else { continue }
        report.add(
          at: chain, in: file, "\(chain.onOneLine) is the screen's in viewDidLoad(), and another one after layout",
          fix: LintFix("read it in viewDidLayoutSubviews(), or say it with a constraint"))
        continue
      }
      guard let property = type.properties[name], let value = property.initialValue,
        let made = ValueTypes.type(of: value), project.types.isKind(made, of: "UIView"), !hasFrame(name, value, type),
        !calls("layoutIfNeeded", before: member, file), !calls("sizeToFit", before: member, file)
      else { continue }
      report.add(
        at: chain, in: file, "\(chain.onOneLine) is zero here: \(name) has no size before layout",
        fix: LintFix("read it in \(isLoad ? "viewDidLayoutSubviews()" : "layoutSubviews()")"))
    }
  }

  /// Returns whether an autoresizing mask or the keyboard resizes the object that is created with the size.
  private func isResized(_ node: some SyntaxProtocol, _ file: LintedFile) -> Bool {
    if node.enclosing.contains(where: { $0.as(FunctionCallExprSyntax.self)?.calledName == "UIToolbar" }) { return true }
    guard let function = node.enclosingFunction else { return false }
    return ["autoresizingMask", "inputAccessoryView"].contains { name in
      file.index.mentions[name]?.contains { $0.isInside(function) } == true
    }
  }

  private static let layoutMethods: Set<String> = [
    "layoutSubviews()", "viewDidLayoutSubviews()", "viewWillLayoutSubviews()", "viewDidAppear(_:)",
    "viewIsAppearing(_:)", "viewWillTransition(to:with:)", "updateViewConstraints()", "updateConstraints()",
  ]

  /// Returns whether a method that runs after layout sets the property that is set from the size here.
  private func isUpdated(_ node: some SyntaxProtocol, _ type: ProjectType) -> Bool {
    guard let target = node.around(SequenceExprSyntax.self).flatMap(Assignment.init)?.target.chain else { return false }
    return type.assignments.contains { assignment, _ in
      assignment.target.chain == target
        && assignment.node.enclosingFunction?.as(FunctionDeclSyntax.self).map {
          EarlyFrameRule.layoutMethods.contains($0.fullName)
        } == true
    }
  }

  private func calls(_ name: String, before node: some SyntaxProtocol, _ file: LintedFile) -> Bool {
    guard let function = node.enclosingFunction else { return false }
    return (file.index.calls[name] ?? []).contains { $0.isInside(function) && $0.position < node.position }
  }

  /// Returns whether a view is created with a frame, or gets one anywhere in its class.
  private func hasFrame(_ name: String, _ value: ExprSyntax, _ type: ProjectType) -> Bool {
    let text = value.onOneLine
    if text.contains("frame") && !text.contains("frame: .zero") && !text.contains("CGRect.zero") { return true }
    return type.assignments.contains { assignment, _ in
      guard let names = assignment.target.names, names.count >= 2, names[0] == name else { return false }
      return ["frame", "bounds"].contains(names[1])
    }
  }
}
