import SwiftSources
import SwiftSyntax

/// A rule for sizes of the screen that are used instead of sizes of the window.
struct MainScreenRule: LintRule {
  let description = RuleDescription(
    2, "main-screen", "The screen's size or scale instead of the window's", .syntax,
    why: """
      A window can be smaller than the screen: beside another app, as a resized window, or on a second screen. \
      `UIScreen.main.bounds` is wrong there. Use the view's bounds, the traits' `displayScale`, or a \
      constraint to the superview. A window that is created with the screen's bounds is accepted.
      """,
    source: "developer.apple.com/documentation/uikit/uiscreen/main",
    defects: ["screen-width"],
    examples: [
      RuleExample(
        """
        func width() -> CGFloat { UIScreen.main.bounds.width } // finding
        """),
      RuleExample(
        """
        let scale = UIScreen.main.scale // finding
        let pixel = 1 / UIScreen.main.nativeScale // finding
        """),
      RuleExample(
        """
        let screen = UIScreen.main.bounds // finding
        """),
      RuleExample(
        """
        final class Card: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            icon.frame.size.width = UIScreen.main.bounds.size.width / 3 // finding
          }
        }
        """),
      RuleExample("let window = UIWindow(frame: UIScreen.main.bounds)"),
      RuleExample("UIScreen.main.brightness = 1"),
      RuleExample("let width = view.window?.windowScene?.screen.bounds.width"),
      RuleExample("let bounds = Screen.main.bounds"),
      RuleExample("let text = \"UIScreen.main.bounds\" // UIScreen.main.scale"),
      RuleExample("func isMain(_ screen: UIScreen) -> Bool { screen == UIScreen.main }"),
    ])

  private static let members: [String: String] = [
    "bounds": "the bounds of the view or its window", "nativeBounds": "the bounds of the view or its window",
    "scale": "traitCollection.displayScale", "nativeScale": "traitCollection.displayScale",
  ]

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    let direct = file.index.members("main").filter { $0.base?.chain == "UIScreen" }
    for screen in direct.map({ Syntax($0) }) + direct.flatMap({ uses(of: $0, file) }) {
      var parent = screen.parent
      while parent?.is(OptionalChainingExprSyntax.self) == true { parent = parent?.parent }
      guard let outer = parent?.as(MemberAccessExprSyntax.self),
        let instead = MainScreenRule.members[outer.declName.baseName.text]
      else { continue }
      let call = outer.around(FunctionCallExprSyntax.self)
      if call?.calledName.hasSuffix("Window") == true, call?.argument("frame")?.plain.id == ExprSyntax(outer).id {
        continue
      }
      report.add(
        at: outer, in: file,
        "\(outer.onOneLine) is the screen's, which the window need not fill", fix: LintFix("use \(instead)"))
    }
  }

  /// Returns the uses of a local constant that keeps the screen.
  private func uses(of screen: MemberAccessExprSyntax, _ file: LintedFile) -> [Syntax] {
    guard let binding = screen.parent?.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let list = binding.statement?.parent?.as(CodeBlockItemListSyntax.self)
    else { return [] }
    return (file.index.mentions[name] ?? []).filter { $0.isInside(list) && $0.position > screen.position }.map {
      Syntax($0)
    }
  }
}
