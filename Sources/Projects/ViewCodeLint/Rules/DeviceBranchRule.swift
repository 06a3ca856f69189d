import SwiftSources
import SwiftSyntax

/// A rule for decisions that depend on the kind of device or its orientation.
struct DeviceBranchRule: LintRule {
  let description = RuleDescription(
    16, "device-branch", "A branch on orientation or idiom instead of size", .syntax,
    why: """
      A window on an iPad can be as narrow as an iPhone, and a resizable window has no orientation. Use size \
      classes or the view's bounds. The rule finds branches with numbers, which are usually lengths. Branches \
      that present a popover or return supported orientations are accepted.
      """,
    source: "developer.apple.com/documentation/uikit/uitraitcollection",
    examples: [
      RuleExample(
        """
        func columns() -> Int {
          UIDevice.current.orientation.isLandscape ? 4 : 2 // finding
        }
        """),
      RuleExample(
        """
        func build() {
          if UIDevice.current.userInterfaceIdiom == .pad { // finding
            width.constant = 600
          }
        }
        """),
      RuleExample(
        """
        func inset() -> CGFloat {
          guard UIApplication.shared.statusBarOrientation.isPortrait else { return 40 } // finding
          return 16
        }
        """),
      RuleExample(
        """
        func inset() -> CGFloat {
          switch UIDevice.current.userInterfaceIdiom { // finding
          case .pad: return 40
          default: return 16
          }
        }
        """),
      RuleExample("let isWide = traitCollection.horizontalSizeClass == .regular"),
      RuleExample("let model = UIDevice.current.model"),
      RuleExample(
        """
        func share(_ sheet: UIActivityViewController) {
          if UIDevice.current.userInterfaceIdiom == .pad {
            sheet.popoverPresentationController?.sourceView = view
          }
          present(sheet, animated: true)
        }
        """),
      RuleExample(
        """
        final class Screen: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
          }
        }
        """),
      RuleExample(
        """
        func name() -> String { UIDevice.current.orientation.isLandscape ? "landscape" : "portrait" }
        """),
      RuleExample(
        """
        func addDoneButton() {
          guard UIDevice.current.userInterfaceIdiom == .phone else { return }
          field.inputAccessoryView = bar
        }
        """),
      RuleExample("log(UIDevice.current.orientation)"),
      RuleExample("let idiom = UIDevice.current.userInterfaceIdiom"),
    ])

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    for member in file.index.members("orientation", "userInterfaceIdiom", "statusBarOrientation") {
      let base = member.base?.chain
      let name = member.declName.baseName.text
      switch (base, name) {
      case ("UIDevice.current", "orientation"), ("UIDevice.current", "userInterfaceIdiom"),
        ("UIApplication.shared", "statusBarOrientation"):
        break
      default: if name != "userInterfaceIdiom" || member.base?.lastName != "traitCollection" { continue }
      }
      guard let branch = branch(around: member) else { continue }
      let text = branch.onOneLine
      let place = file.declaration(around: member)
      guard decidesNumber(branch, member) else { continue }
      if text.contains("popover") || text.contains("actionSheet") || text.contains("sourceView") { continue }
      if place.contains("upportedInterfaceOrientations") || place.contains("shouldAutorotate")
        || text.contains("UIInterfaceOrientationMask")
      {
        continue
      }
      report.add(
        at: member, in: file,
        name == "userInterfaceIdiom"
          ? "the kind of device says nothing of the window's size"
          : "the device's orientation says nothing of the window's size",
        fix: LintFix("ask for the size class, or for the size of the view"))
    }
  }

  /// Returns whether a branch contains a number, such as a length or a number of columns.
  private func decidesNumber(_ branch: Syntax, _ condition: some SyntaxProtocol) -> Bool {
    branch.tokens(viewMode: .sourceAccurate).contains { token in
      switch token.tokenKind {
      case .integerLiteral, .floatLiteral: token.position > condition.position
      default: false
      }
    }
  }

  /// Returns the branch whose condition contains a node.
  private func branch(around node: some SyntaxProtocol) -> Syntax? {
    for parent in node.enclosing.dropFirst() {
      switch parent.kind {
      case .ifExpr: return node.isInside(parent.cast(IfExprSyntax.self).conditions) ? parent : nil
      case .guardStmt: return node.isInside(parent.cast(GuardStmtSyntax.self).conditions) ? parent : nil
      case .switchExpr: return node.isInside(parent.cast(SwitchExprSyntax.self).subject) ? parent : nil
      case .sequenceExpr:
        let elements = Array(parent.cast(SequenceExprSyntax.self).elements)
        if let mark = elements.first(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), node.position < mark.position,
          !elements.contains(where: { $0.is(AssignmentExprSyntax.self) && $0.position > node.position })
        {
          return parent
        }
      case .codeBlockItem, .closureExpr, .memberBlockItem: return nil
      default: continue
      }
    }
    return nil
  }
}
