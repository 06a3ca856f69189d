import SwiftSources
import SwiftSyntax

/// A rule for names that Apple has replaced.
struct DeprecatedNameRule: LintRule {
  let description = RuleDescription(
    28, "deprecated-name", "A deprecated name with a replacement that all supported systems have", .types, .warning,
    why: """
      The rule has a table of deprecated names of UIKit, with the first iOS version of each replacement. It \
      applies to targets with a deployment target that has the replacement. `viewcode build` reports uses of \
      API that is newer than the deployment target.
      """,
    source: "developer.apple.com/documentation/uikit",
    examples: [
      RuleExample(
        """
        let window = UIApplication.shared.keyWindow // finding
        let first = UIApplication.shared.windows.first // finding
        """, target: .init(name: "Shop", deploymentTarget: "15.0")),
      RuleExample(
        """
        func style(_ button: UIButton) {
          button.imageEdgeInsets = .zero // finding
          button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0) // finding
        }
        """, target: .init(name: "Shop", deploymentTarget: "16.0")),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func traitCollectionDidChange(_ previous: UITraitCollection?) { // finding
            super.traitCollectionDidChange(previous)
          }
        }
        """, target: .init(name: "Shop", deploymentTarget: "17.0")),
      RuleExample(
        """
        let spinner = UIActivityIndicatorView(style: .whiteLarge) // finding
        automaticallyAdjustsScrollViewInsets = false // finding
        """, target: .init(name: "Shop", deploymentTarget: "13.0")),
      RuleExample(
        "let window = UIApplication.shared.keyWindow", target: .init(name: "Shop", deploymentTarget: "12.0")),
      RuleExample("let window = UIApplication.shared.keyWindow"),
      RuleExample(
        """
        final class Screen: UIViewController {
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
          }
        }
        """, target: .init(name: "Shop", deploymentTarget: "16.0")),
      RuleExample(
        "let window = scene.keyWindow", target: .init(name: "Shop", deploymentTarget: "15.0")),
      RuleExample(
        "let spinner = UIActivityIndicatorView(style: .large)", target: .init(name: "Shop", deploymentTarget: "13.0")),
      RuleExample(
        """
        func style(_ chart: Chart) { chart.imageEdgeInsets = .zero }
        """, target: .init(name: "Shop", deploymentTarget: "16.0")),
      RuleExample(
        """
        func window() -> UIWindow? {
          if #available(iOS 15, *) { return scene.keyWindow }
          return old()
        }
        """, target: .init(name: "Shop", deploymentTarget: "13.0")),
      RuleExample(
        """
        func window() -> UIWindow? {
          if #available(iOS 13, *) { return scene.keyWindow } else { return UIApplication.shared.keyWindow }
        }

        func spinner() -> UIActivityIndicatorView {
          guard #available(iOS 13, *) else { return UIActivityIndicatorView(style: .gray) }
          if #unavailable(iOS 15) { return UIActivityIndicatorView(style: .white) }
          return UIActivityIndicatorView(style: .medium)
        }
        """, target: .init(name: "Shop", deploymentTarget: "15.0")),
    ])

  /// Members of objects that always have the same name.
  private static let members: [String: (version: Int, instead: String)] = [
    "UIApplication.shared.keyWindow": (13, "the window of the view, or the scene's keyWindow"),
    "UIApplication.shared.windows": (15, "UIWindowScene.windows"),
    "UIApplication.shared.statusBarFrame": (13, "the view's safe area, or statusBarManager of the scene"),
    "UIApplication.shared.statusBarOrientation": (13, "the size of the window"),
    "UIApplication.shared.statusBarStyle": (13, "preferredStatusBarStyle of the controller"),
    "UIApplication.shared.isNetworkActivityIndicatorVisible": (13, "an indicator in the screen"),
    "UIApplication.shared.isStatusBarHidden": (13, "prefersStatusBarHidden of the controller"),
  ]

  /// Properties of objects whose class must be known.
  private static let properties: [String: (owner: String, version: Int, instead: String)] = [
    "contentEdgeInsets": ("UIButton", 15, "UIButton.Configuration.contentInsets"),
    "titleEdgeInsets": ("UIButton", 15, "UIButton.Configuration.titlePadding and contentInsets"),
    "imageEdgeInsets": ("UIButton", 15, "UIButton.Configuration.imagePadding and contentInsets"),
    "adjustsImageWhenHighlighted": ("UIButton", 15, "a configurationUpdateHandler"),
    "adjustsImageWhenDisabled": ("UIButton", 15, "a configurationUpdateHandler"),
    "showsTouchWhenHighlighted": ("UIButton", 15, "a configurationUpdateHandler"),
    "topLayoutGuide": ("UIViewController", 11, "view.safeAreaLayoutGuide"),
    "bottomLayoutGuide": ("UIViewController", 11, "view.safeAreaLayoutGuide"),
    "interfaceOrientation": ("UIViewController", 13, "the size of the view"),
    "dimsBackgroundDuringPresentation": ("UISearchController", 12, "obscuresBackgroundDuringPresentation"),
  ]

  private static let overrides: [String: (owner: String, version: Int, instead: String)] = [
    "traitCollectionDidChange(_:)": ("UIView", 17, "registerForTraitChanges(_:handler:)"),
    "shouldAutorotate": ("UIViewController", 16, "supportedInterfaceOrientations"),
    "viewDidUnload()": ("UIViewController", 6, "didReceiveMemoryWarning()"),
    "tableView(_:editActionsForRowAt:)": (
      "", 13, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"
    ),
  ]

  private static let types: [String: (version: Int, instead: String)] = [
    "UIAlertView": (9, "UIAlertController"), "UIActionSheet": (9, "UIAlertController"), "UIWebView": (12, "WKWebView"),
    "UITableViewRowAction": (13, "UIContextualAction"), "UISearchDisplayController": (9, "UISearchController"),
    "UIPopoverController": (9, "UIPopoverPresentationController"),
    "UIGraphicsBeginImageContextWithOptions": (17, "UIGraphicsImageRenderer"),
    "UIGraphicsBeginImageContext": (17, "UIGraphicsImageRenderer"),
  ]

  private static let indicatorStyles = ["whiteLarge": "large", "white": "medium", "gray": "medium"]

  func check(_ file: LintedFile, in project: LintedProject, _ report: inout RuleReport) {
    guard let target = project.majorVersion(for: file) else { return }
    func add(_ node: some SyntaxProtocol, _ name: String, _ instead: String, _ edits: [LintFix.Edit] = []) {
      if node.runsOnOlderSystems { return }
      report.add(at: node, in: file, "\(name) is deprecated", fix: LintFix("use \(instead)", edits))
    }
    for (path, entry) in DeprecatedNameRule.members.sorted(by: { $0.key < $1.key }) where entry.version <= target {
      let name = path.split(separator: ".").last.map(String.init)!
      for member in file.index.members(name) where ExprSyntax(member).chain == path { add(member, path, entry.instead) }
    }
    for (name, entry) in DeprecatedNameRule.properties.sorted(by: { $0.key < $1.key }) where entry.version <= target {
      for mention in file.index.mentions[name] ?? [] {
        if let member = mention.parent?.as(MemberAccessExprSyntax.self), member.declName.id == mention.id {
          guard let base = member.base, project.isKind(base, of: entry.owner, in: file) else { continue }
          add(member, "\(entry.owner).\(name)", entry.instead)
        } else if project.isInside(entry.owner, mention, file), !ValueTypes.isLocal(name, at: mention) {
          add(mention, "\(entry.owner).\(name)", entry.instead)
        }
      }
    }
    if target >= 11 {
      for assignment in file.index.assignments where assignment.property == "automaticallyAdjustsScrollViewInsets" {
        add(
          assignment.node, "automaticallyAdjustsScrollViewInsets", "contentInsetAdjustmentBehavior of the scroll view")
      }
    }
    for function in file.index.functions {
      guard let entry = DeprecatedNameRule.overrides[function.fullName], entry.version <= target else { continue }
      let isUIKits =
        entry.owner.isEmpty
        || function.isOverride
          && (project.isInside(entry.owner, function, file)
            || entry.owner == "UIView" && project.isInside("UIViewController", function, file))
      if isUIKits { add(function.name, function.fullName, entry.instead) }
    }
    for (name, entry) in DeprecatedNameRule.types.sorted(by: { $0.key < $1.key }) where entry.version <= target {
      for call in file.index.calls[name] ?? []
      where call.calledExpression.chain == name && project.types.type(name) == nil {
        add(call, name, entry.instead)
      }
    }
    if target >= 13 {
      for call in file.index.calls("UIActivityIndicatorView") {
        guard let style = call.argument("style") ?? call.argument("activityIndicatorStyle"), let names = style.names,
          names.count == 2, names[0].isEmpty, let new = DeprecatedNameRule.indicatorStyles[names[1]]
        else { continue }
        add(call, "the style .\(names[1])", ".\(new), and a color")
      }
    }
  }
}
