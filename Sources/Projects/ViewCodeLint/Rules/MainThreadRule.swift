import SwiftSources
import SwiftSyntax

/// A rule for views that are changed on background threads, and for waits on the main thread for itself.
struct MainThreadRule: LintRule {
  let description = RuleDescription(
    27, "main-thread", "UIKit off the main thread, or `main.sync` on it", .types, .error,
    why: """
      Views are only used on the main thread. The rule finds changes of views in closures that a global queue \
      or a URL session runs, outside of closures for the main queue. `DispatchQueue.main.sync` in a method of \
      a view or view controller causes a deadlock.
      """,
    source: "developer.apple.com/documentation/uikit/uiview",
    examples: [
      RuleExample(
        """
        final class Screen: UIViewController {
          let table = UITableView()

          func load() {
            DispatchQueue.global().async {
              let rows = read()
              self.table.reloadData() // finding
            }
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let label = UILabel()

          func load() {
            URLSession.shared.dataTask(with: url) { data, _, _ in
              self.label.text = "done" // finding
            }.resume()
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          func load() {
            DispatchQueue.global(qos: .userInitiated).async { [weak self] in
              self?.dismiss(animated: true) // finding
            }
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            DispatchQueue.main.sync { reload() } // finding
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let table = UITableView()

          func load() {
            DispatchQueue.global().async {
              let rows = read()
              DispatchQueue.main.async { self.table.reloadData() }
            }
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let table = UITableView()

          func load() {
            DispatchQueue.main.async { self.table.reloadData() }
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          func load() {
            DispatchQueue.global().async {
              DispatchQueue.main.sync { self.reload() }
            }
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let label = UILabel()

          func load() {
            DispatchQueue.global().async {
              Task { @MainActor in self.label.text = "done" }
            }
          }
        }
        """),
      RuleExample(
        """
        final class Loader {
          func load() {
            DispatchQueue.global().async { self.cache.reloadData() }
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          let label = UILabel()

          func load() {
            loader.load { self.label.text = "done" }
          }
        }
        """),
    ])

  private static let methods = [
    "addSubview", "dismiss", "layoutIfNeeded", "popToRootViewController", "popViewController", "present",
    "pushViewController", "reloadData", "setImage", "setNeedsLayout", "setTitle", "startAnimating", "stopAnimating",
  ]

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    for call in file.index.calls("sync") where call.receiver?.chain == "DispatchQueue.main" {
      guard isUserInterface(call, file, project), call.enclosingClosures.isEmpty,
        call.enclosingFunction?.is(FunctionDeclSyntax.self) == true, !isNonisolated(call)
      else { continue }
      report.add(
        at: call, in: file, "the main thread waits for itself: DispatchQueue.main.sync never returns here",
        fix: LintFix("do it at once, or use DispatchQueue.main.async"))
    }
    for closure in backgroundClosures(file) where isUserInterface(closure, file, project) {
      for item in closure.statements { check(item, of: closure, file, project, &report) }
    }
  }

  private func isUserInterface(_ node: some SyntaxProtocol, _ file: LintedFile, _ project: LintedProject) -> Bool {
    project.isInside("UIViewController", node, file) || project.isInside("UIView", node, file)
  }

  private func isNonisolated(_ node: some SyntaxProtocol) -> Bool {
    node.enclosingFunction?.as(FunctionDeclSyntax.self).map { function in
      function.modifiers.contains { $0.name.text == "nonisolated" }
        || function.signature.effectSpecifiers?.asyncSpecifier != nil
    } ?? false
  }

  /// Returns the closures that are known to run on background threads.
  private func backgroundClosures(_ file: LintedFile) -> [ClosureExprSyntax] {
    file.index.calls("async", "asyncAfter", "dataTask", "downloadTask", "uploadTask").flatMap {
      call -> [ClosureExprSyntax] in
      switch call.calledName {
      case "async", "asyncAfter":
        guard let queue = call.receiver?.plain.as(FunctionCallExprSyntax.self), queue.calledName == "global",
          queue.receiver?.chain == "DispatchQueue"
        else { return [] }
        return call.closures
      default: return call.receiver?.chain == "URLSession.shared" ? call.closures : []
      }
    }
  }

  private func check(
    _ node: some SyntaxProtocol, of closure: ClosureExprSyntax, _ file: LintedFile, _ project: LintedProject,
    _ report: inout RuleReport
  ) {
    func isDirect(_ node: some SyntaxProtocol) -> Bool {
      node.isInside(closure) && node.around(ClosureExprSyntax.self)?.id == closure.id
    }
    for assignment in file.index.assignments where assignment.node.isInside(node) && isDirect(assignment.node) {
      guard let owner = assignment.owner,
        ["UIView", "UIBarItem", "UINavigationItem"].contains(where: { project.isKind(owner, of: $0, in: file) })
      else { continue }
      report.add(at: assignment.node, in: file, "\(assignment.target.onOneLine) is set off the main thread", fix: fix)
    }
    for name in MainThreadRule.methods {
      for call in file.index.calls[name] ?? [] where call.isInside(node) && isDirect(call) {
        let isOwn =
          call.receiver.map { receiver in
            receiver.isSelf || receiver.chain == "navigationController"
              || project.isKind(receiver, of: "UIView", in: file)
          } ?? false
        guard isOwn, isDefinite(call, file, project) else { continue }
        report.add(at: call, in: file, "\(name) is called off the main thread", fix: fix)
      }
    }
  }

  /// Returns whether a method of `self` is UIKit's, and not one of the project with the same name.
  private func isDefinite(_ call: FunctionCallExprSyntax, _ file: LintedFile, _ project: LintedProject) -> Bool {
    guard call.receiver?.isSelf == true else { return true }
    switch call.calledName {
    case "present": return call.labels.contains("animated")
    case "dismiss": return call.labels.first == "animated"
    case "setNeedsLayout", "layoutIfNeeded", "addSubview": return project.isInside("UIView", call, file)
    default: return false
    }
  }

  private var fix: LintFix { LintFix("do it in DispatchQueue.main.async, or in a task on the main actor") }
}
