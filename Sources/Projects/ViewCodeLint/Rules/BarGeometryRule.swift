import SwiftSources
import SwiftSyntax

/// A rule for literal heights of bars.
struct BarGeometryRule: LintRule {
  let description = RuleDescription(
    29, "bar-geometry", "Hard-coded bar geometry", .syntax, .warning,
    why: """
      The heights of bars depend on the device, the rotation and the system: on devices with a notch, in \
      landscape orientation, and since iOS 26, where bars float. Use the safe area. The rule finds the status \
      bar's frame, numeric constants that are named after a bar's height, and constraints to the top or bottom \
      of a controller's view whose constant is the height of a status bar and a navigation bar.
      """,
    source: "developer.apple.com/documentation/uikit/uiview/safearealayoutguide",
    examples: [
      RuleExample("let height = UIApplication.shared.statusBarFrame.height // finding"),
      RuleExample(
        """
        enum Metrics {
          static let navigationBarHeight: CGFloat = 44 // finding
          static let tabBarHeight = 49.0 // finding
        }
        """),
      RuleExample("let statusBarHeight: CGFloat = hasNotch ? 44 : 20 // finding"),
      RuleExample(
        """
        final class Screen: UIViewController {
          func build() {
            header.topAnchor.constraint(equalTo: view.topAnchor, constant: 64).isActive = true // finding
          }
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          func build() {
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -83).isActive = true // finding
          }
        }
        """),
      RuleExample(
        "header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 64).isActive = true"),
      RuleExample("let tabBarHeight = tabBar.frame.height"),
      RuleExample(
        """
        func top() -> CGFloat {
          if #available(iOS 13, *) { return view.safeAreaInsets.top }
          else { return UIApplication.shared.statusBarFrame.height }
        }
        """),
      RuleExample(
        """
        final class Presentation: UIPresentationController {
          var statusBarFrame: CGRect { .zero }

          func place() { containerView?.frame = self.statusBarFrame }
        }
        """),
      RuleExample("let rowHeight: CGFloat = 44"),
      RuleExample("header.topAnchor.constraint(equalTo: card.topAnchor, constant: 64).isActive = true"),
      RuleExample("let searchBarHeight: CGFloat = 56"),
      RuleExample("let progressBarHeight = 4"),
    ])

  private static let names: [(suffix: String, heights: Set<Double>)] = [
    ("navigationbarheight", [44, 64, 88, 92, 96, 98, 103]), ("navbarheight", [44, 64, 88, 92, 96, 98, 103]),
    ("tabbarheight", [49, 50, 83]), ("statusbarheight", [20, 44, 47, 48, 50, 54, 59, 62]),
    ("toolbarheight", [44, 49, 83]),
  ]
  private static let tops: Set<Double> = [64, 88, 91, 92, 98, 103]
  private static let bottoms: Set<Double> = [-49, -83]

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    let fix = LintFix("use the safe area: view.safeAreaLayoutGuide or safeAreaInsets")
    for member in file.index.members("statusBarFrame") where !member.runsOnOlderSystems && !isOwn(member, file, project)
    {
      report.add(at: member, in: file, "the status bar's frame says nothing of what covers the window", fix: fix)
    }
    for variable in file.index.variables {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText.lowercased(),
          let entry = BarGeometryRule.names.first(where: { name.hasSuffix($0.suffix) }),
          let value = binding.initializer?.value, numbers(in: value).contains(where: entry.heights.contains)
        else { continue }
        report.add(at: binding, in: file, "the height of a bar is another one on other devices and systems", fix: fix)
      }
    }
    for call in file.index.calls("constraint") {
      guard let constraint = ConstraintCall(call), constraint.second?.chain == "view",
        project.isInside("UIViewController", call, file), let constant = call.argument("constant")?.literalNumber
      else { continue }
      let isTop =
        constraint.firstAnchor == "topAnchor" && constraint.secondAnchor == "topAnchor"
        && BarGeometryRule.tops.contains(constant)
      let isBottom =
        constraint.firstAnchor == "bottomAnchor" && constraint.secondAnchor == "bottomAnchor"
        && BarGeometryRule.bottoms.contains(constant)
      if isTop || isBottom {
        report.add(
          at: call, in: file, "\(call.argument("constant")!.onOneLine) is the height of bars on one device", fix: fix)
      }
    }
  }

  /// Returns whether a member is a property that the project itself declares.
  private func isOwn(_ member: MemberAccessExprSyntax, _ file: LintedFile, _ project: LintedProject) -> Bool {
    guard let base = member.base else { return false }
    let owner = project.typeName(of: base, in: file) ?? (base.isSelf ? project.typeName(around: member, in: file) : nil)
    return owner.flatMap { project.types.property(member.declName.baseName.identifierText, of: $0) } != nil
  }

  /// Returns the number of a literal, or the numbers of a ternary expression.
  private func numbers(in value: ExprSyntax) -> [Double] {
    if let number = value.literalNumber { return [number] }
    guard let sequence = value.as(SequenceExprSyntax.self) else { return [] }
    let elements = Array(sequence.elements)
    guard let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[mark].as(UnresolvedTernaryExprSyntax.self), mark + 1 < elements.count
    else { return [] }
    return [ternary.thenExpression.literalNumber, elements[mark + 1].literalNumber].compactMap { $0 }
  }
}
