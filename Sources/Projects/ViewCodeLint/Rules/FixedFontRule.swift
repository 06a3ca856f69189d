import SwiftSources
import SwiftSyntax

/// A rule for fonts that do not change with the preferred text size.
struct FixedFontRule: LintRule {
  let description = RuleDescription(
    10, "fixed-font", "A font that does not follow Dynamic Type", .types, .warning,
    why: """
      A font with a size in points ignores the text size that the user chose in Settings. Use \
      `UIFont.preferredFont(forTextStyle:)`, or `UIFontMetrics` for other fonts, and set \
      `adjustsFontForContentSizeCategory`. The rule finds fonts of labels, text fields, text views and button \
      titles.
      """,
    source: "developer.apple.com/documentation/uikit/uifontmetrics",
    defects: ["fixed-text-size"],
    examples: [
      RuleExample(
        """
        func build() {
          let label = UILabel()
          label.font = .systemFont(ofSize: 17) // finding
          label.font = UIFont.boldSystemFont(ofSize: size) // finding
          label.font = UIFont(name: "Avenir", size: 14) // finding
        }
        """),
      RuleExample(
        """
        final class Card: UIView {
          private let title: UILabel = {
            let title = UILabel()
            title.font = .systemFont(ofSize: 17, weight: .bold) // finding
            return title
          }()
        }
        """),
      RuleExample(
        """
        final class Row: UITableViewCell {
          func show() {
            textLabel?.font = UIFont.systemFont(ofSize: 12) // finding
          }
        }
        """),
      RuleExample(
        """
        func style(_ button: UIButton) {
          button.titleLabel?.font = .italicSystemFont(ofSize: 12) // finding
        }
        """),
      RuleExample(
        """
        func build(_ label: UILabel) {
          label.font = .preferredFont(forTextStyle: .body)
        }
        """),
      RuleExample(
        """
        func build(_ label: UILabel) {
          label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
        }
        """),
      RuleExample(
        """
        func build(_ chart: Chart) {
          chart.font = .systemFont(ofSize: 17)
        }
        """),
      RuleExample("let font = UIFont.systemFont(ofSize: 17)"),
      RuleExample(
        """
        func build(_ label: UILabel) {
          label.font = Theme.font(ofSize: 17)
        }
        """),
      RuleExample(
        """
        func build(_ label: UILabel, _ style: UIFont.TextStyle) {
          label.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: style).pointSize)
        }
        """),
    ])

  private static let makers: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedDigitSystemFont", "monospacedSystemFont", "UIFont",
  ]

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    // The text size on paper is fixed.
    if ["Print", "PDF", "Receipt"].contains(where: { file.path.contains($0) }) { return }
    for assignment in file.index.assignments where assignment.property == "font" {
      guard let value = assignment.value, !assignment.node.isInPreview,
        let call = value.plain.as(FunctionCallExprSyntax.self), FixedFontRule.makers.contains(call.calledName),
        isFontMaker(call), !call.arguments.onOneLine.contains("preferredFont"),
        !call.arguments.onOneLine.contains("scaledValue")
      else { continue }
      let type =
        assignment.owner.map { project.typeName(of: $0, in: file) }
        ?? project.typeName(around: assignment.node, in: file)
      guard ["UILabel", "UITextField", "UITextView"].contains(where: { project.types.isKind(type, of: $0) }) else {
        continue
      }
      report.add(
        at: assignment.node, in: file, "the font has a fixed size, which the user's text size does not change",
        of: LintedFile.viewName(of: assignment.owner),
        fix: LintFix(
          "use UIFont.preferredFont(forTextStyle:) or UIFontMetrics, and set adjustsFontForContentSizeCategory to true")
      )
    }
  }

  private func isFontMaker(_ call: FunctionCallExprSyntax) -> Bool {
    switch call.calledName {
    case "UIFont": call.labels == ["name", "size"]
    default:
      call.labels.first == "ofSize"
        && (call.receiver == nil && call.calledExpression.names?.first == "" || call.receiver?.chain == "UIFont")
    }
  }
}
