import SwiftSources
import SwiftSyntax

/// A rule for bars that are made opaque.
struct HiddenGlassRule: LintRule {
  let description = RuleDescription(
    30, "hidden-glass", "Code that hides the glass of bars", .types, .note,
    why: """
      Since iOS 26, bars are made of glass, and content continues below them. Opaque backgrounds, background \
      images and bar colors hide the glass. The rule does not apply to apps that request the earlier design.
      """,
    source: "developer.apple.com/documentation/technologyoverviews/adopting-liquid-glass",
    examples: [
      RuleExample(
        """
        func style() {
          let appearance = UINavigationBarAppearance()
          appearance.configureWithOpaqueBackground() // finding
          appearance.backgroundColor = .systemBlue // finding
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationController?.navigationBar.isTranslucent = false // finding
            navigationController?.navigationBar.barTintColor = .white // finding
          }
        }
        """),
      RuleExample("UINavigationBar.appearance().barTintColor = .red // finding"),
      RuleExample(
        """
        final class Tabs: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tabBar.backgroundColor = .white // finding
            tabBar.isTranslucent = false // finding
          }
        }
        """),
      RuleExample(
        """
        func style() {
          let appearance = UINavigationBarAppearance()
          appearance.configureWithDefaultBackground()
          appearance.titleTextAttributes = [:]
        }
        """),
      RuleExample("navigationController?.navigationBar.prefersLargeTitles = true"),
      RuleExample("navigationController?.navigationBar.isTranslucent = true"),
      RuleExample("navigationController?.navigationBar.tintColor = .red"),
      RuleExample("card.backgroundColor = .white"),
      RuleExample(
        "UINavigationBar.appearance().barTintColor = .red",
        target: .init(name: "Shop", infoPlist: ["UIDesignRequiresCompatibility": .boolean(true)])),
      RuleExample(
        """
        func style(_ bar: MeterBar) {
          bar.barTintColor = .red
        }
        """),
      RuleExample(
        """
        func style(_ color: UIColor?) {
          let appearance = UINavigationBarAppearance()
          appearance.backgroundColor = color
        }
        """),
      RuleExample("tabBar.backgroundColor = .clear"),
    ])

  private static let bars = ["navigationBar", "tabBar", "toolbar"]
  private static let classes = ["UINavigationBar", "UITabBar", "UIToolbar"]

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    let targets = project.targets(of: file)
    if targets.contains(where: { $0.infoPlist["UIDesignRequiresCompatibility"] == .boolean(true) }) { return }
    let fix = LintFix("leave the background to the system, and color the content")
    for assignment in file.index.assignments {
      guard let owner = assignment.owner else { continue }
      let isHiding: Bool
      switch assignment.property {
      case "isTranslucent": isHiding = assignment.value?.literalFlag == false && isBar(owner, file, project)
      case "barTintColor", "backgroundImage":
        isHiding = isBar(owner, file, project) && assignment.value?.plain.is(NilLiteralExprSyntax.self) != true
      case "backgroundColor":
        isHiding =
          (isBar(owner, file, project) || project.isKind(owner, of: "UIBarAppearance", in: file))
          && assignment.value.map { isOpaque($0) } == true
      default: isHiding = false
      }
      if isHiding {
        report.add(at: assignment.node, in: file, "\(assignment.property) hides the glass of the bar", fix: fix)
      }
    }
    for call in file.index.calls("setBackgroundImage") {
      guard let owner = call.receiver, isBar(owner, file, project),
        call.argument(nil)?.plain.is(NilLiteralExprSyntax.self) != true
      else { continue }
      report.add(at: call, in: file, "a background image hides the glass of the bar", fix: fix)
    }
    for call in file.index.calls("configureWithOpaqueBackground") {
      guard let owner = call.receiver, project.isKind(owner, of: "UIBarAppearance", in: file) else { continue }
      report.add(at: call, in: file, "an opaque background hides the glass of the bar", fix: fix)
    }
  }

  /// Returns whether the value is a written color that is not clear. The color in a variable may be clear.
  private func isOpaque(_ value: ExprSyntax) -> Bool {
    let value = value.plain
    if value.lastName == "clear" || value.is(NilLiteralExprSyntax.self) { return false }
    return !value.is(DeclReferenceExprSyntax.self)
  }

  private func isBar(_ owner: ExprSyntax, _ file: LintedFile, _ project: LintedProject) -> Bool {
    if let call = owner.plain.as(FunctionCallExprSyntax.self) {
      return call.calledName == "appearance" && HiddenGlassRule.classes.contains(call.receiver?.chain ?? "")
    }
    if HiddenGlassRule.classes.contains(where: { project.isKind(owner, of: $0, in: file) }) { return true }
    guard let names = owner.names, names.count >= 2 else { return false }
    return HiddenGlassRule.bars.contains(names.last!)
      && ["navigationController", "tabBarController"].contains(names[names.count - 2])
  }
}
