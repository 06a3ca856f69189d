import SwiftSources
import SwiftSyntax

/// A rule for user-facing texts that are not localized.
struct UnlocalizedTextRule: LintRule {
  let description = RuleDescription(
    18, "unlocalized-text", "Text for users that is not localized", .types, .warning,
    why: """
      A literal text in the code is the same in every language. The rule finds texts of labels, titles, \
      placeholders and alerts in targets with a `Localizable` table or catalog. Previews and code for \
      debugging (in `#if DEBUG`, or in a type with Debug in its name) are accepted, and so are texts without \
      words.
      """,
    source: "developer.apple.com/documentation/xcode/localization",
    examples: [
      RuleExample(
        """
        func build(_ label: UILabel, _ button: UIButton) {
          label.text = "Total" // finding
          button.setTitle("Buy now", for: .normal) // finding
        }
        """, target: .init(name: "Shop", hasTranslations: true)),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Cart" // finding
            navigationItem.title = "Cart" // finding
          }
        }
        """, target: .init(name: "Shop", hasTranslations: true)),
      RuleExample(
        """
        let alert = UIAlertController(title: "Delete this?", message: nil, preferredStyle: .alert) // finding
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) // finding
        """, target: .init(name: "Shop", hasTranslations: true)),
      RuleExample(
        """
        func build(_ field: UITextField) {
          field.placeholder = "Your name" // finding
        }
        """, target: .init(name: "Shop", hasTranslations: true)),
      RuleExample("func build(_ label: UILabel) { label.text = \"Total\" }"),
      RuleExample(
        """
        func build(_ label: UILabel) { label.text = NSLocalizedString("total", comment: "") }
        func build(_ field: UITextField) { field.placeholder = String(localized: "Your name") }
        """, target: .init(name: "Shop", hasTranslations: true)),
      RuleExample(
        """
        func build(_ label: UILabel) {
          label.text = "–"
          label.text = "42 %"
          label.text = ""
          label.text = "\\(count)"
        }
        """, target: .init(name: "Shop", hasTranslations: true)),
      RuleExample(
        """
        #Preview {
          let label = UILabel()
          label.text = "Total"
          return label
        }
        """, target: .init(name: "Shop", hasTranslations: true)),
      RuleExample(
        """
        #if DEBUG
          func build(_ label: UILabel) { label.text = "Debug menu" }
        #endif
        """, target: .init(name: "Shop", hasTranslations: true)),
      RuleExample(
        """
        final class NetworkDebugViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Network state"
          }
        }
        """, target: .init(name: "Shop", hasTranslations: true)),
      RuleExample(
        """
        func build(_ request: Request) {
          request.title = "Total"
          request.text = "Total"
        }
        """, target: .init(name: "Shop", hasTranslations: true)),
      RuleExample(
        """
        func build(_ label: UILabel) { label.text = "total".localized }
        """, target: .init(name: "Shop", hasTranslations: true)),
    ])

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    guard project.targets(of: file).contains(where: \.hasTranslations) else { return }
    for assignment in file.index.assignments {
      guard let value = assignment.value, isWords(value), isShown(assignment, file, project) else { continue }
      add(value, file, project, &report)
    }
    for call in file.index.calls("setTitle", "UIAlertController", "UIAlertAction") {
      switch call.calledName {
      case "setTitle":
        guard call.labels == [nil, "for"], let text = call.argument(nil), isWords(text), let owner = call.receiver,
          project.isKind(owner, of: "UIButton", in: file)
        else { continue }
        add(text, file, project, &report)
      default:
        for label in ["title", "message"] {
          if let text = call.argument(label), isWords(text) {
            add(text, file, project, &report)
            break
          }
        }
      }
    }
  }

  private func add(
    _ text: ExprSyntax, _ file: LintedFile, _ project: LintedProject, _ report: inout RuleReport
  ) {
    guard !text.isInPreview, !text.isInCondition("DEBUG"),
      project.typeName(around: text, in: file)?.contains("Debug") != true
    else { return }
    report.add(
      at: text, in: file, "the text is the same in every language",
      fix: LintFix("use String(localized:) or NSLocalizedString"))
  }

  /// Returns whether the value is a literal that contains a word of at least two letters outside of interpolations.
  private func isWords(_ value: ExprSyntax) -> Bool {
    guard let literal = value.plain.as(StringLiteralExprSyntax.self) else { return false }
    let text = literal.segments.map { segment -> String in
      if case .stringSegment(let text) = segment { return text.content.text }
      return " "
    }.joined()
    // Addresses, version numbers and keys contain no space and no leading capital.
    let words = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
    guard words.contains(where: { $0.count >= 2 }) else { return false }
    return text.contains(" ") || text.first?.isUppercase == true
  }

  private func isShown(_ assignment: Assignment, _ file: LintedFile, _ project: LintedProject) -> Bool {
    func isKind(_ bases: String...) -> Bool {
      let type =
        assignment.owner.map { project.typeName(of: $0, in: file) }
        ?? project.typeName(around: assignment.node, in: file)
      return bases.contains { project.types.isKind(type, of: $0) }
    }
    if assignment.owner == nil, ValueTypes.isLocal(assignment.property, at: assignment.node) { return false }
    return switch assignment.property {
    case "text": isKind("UILabel", "UITextView", "UITextField")
    case "placeholder": isKind("UITextField", "UISearchBar")
    case "title": isKind("UIViewController", "UINavigationItem", "UIBarItem")
    default: false
    }
  }
}
