import ToolSupport
import UIKit
import ViewHost

/// The structure of a screen as text. Screens with equal structures are the same state.
///
/// It contains the classes of controllers and their containment, classes and identifiers of views, and kinds of
/// controls and whether they are enabled. It does not contain text, the rows of lists, or the number of equal
/// neighbors. Content below a sheet is omitted. Below an alert, a menu or the actions of a row, only the controllers
/// are included.
@MainActor
struct StateSignature {
  let text: String
  let kind: ExploredScreen.Kind
  let controllers: [String]
  /// The visible controller.
  let front: UIViewController?

  var id: String {
    let digits = StableHash.text(of: text)
    return String(repeating: "0", count: max(0, 16 - digits.count)) + digits
  }

  init(of host: ViewHost) {
    let screen = host.window.screen
    let system = HostHits.systemWindows(of: screen)
    let windows = HostHits.visibleWindows(of: screen).filter { window in !system.contains { $0 === window } }
    var lines: [String] = []
    var chain: [String] = []
    var kind = ExploredScreen.Kind.screen
    var front: UIViewController?
    for window in windows {
      guard let root = window.rootViewController else {
        lines.append("window \(StateSignature.nodes(of: window).joined(separator: " "))")
        continue
      }
      var top = host.window === window ? host.shownController ?? root : root
      var isPresented = false
      var alert: UIAlertController?
      while let presented = StateSignature.presented(by: top) {
        if let found = presented as? UIAlertController {
          alert = found
          break
        }
        top = presented
        isPresented = true
      }
      if isPresented, ![.fullScreen, .overFullScreen, .currentContext].contains(top.modalPresentationStyle) {
        kind = .sheet
      }
      let tree = StateSignature.controllers(in: top, &chain)
      front = StateSignature.innermost(top)
      let shown: UIView = isPresented ? top.view : window
      if let alert {
        kind = .alert
        front = alert
        chain.append(ClassNames.short(type(of: alert)))
        lines.append("\(tree) \(StateSignature.words(of: alert))")
      } else if host.openMenu != nil {
        kind = .menu
        lines.append("\(tree) menu \(host.menuTitles.joined(separator: "|"))")
      } else if StateSignature.holdsSwipeActions(shown) {
        kind = .menu
        lines.append("\(tree) actions of a row")
      } else {
        let views = StateSignature.nodes(of: shown)
        lines.append("\(isPresented ? "presented " : "")\(tree) [\(views.joined(separator: " "))]")
        lines.append(StateSignature.fields(in: shown))
      }
    }
    text = lines.joined(separator: "\n")
    self.kind = kind
    controllers = chain
    self.front = front
  }

  // MARK: - Controllers

  private static func presented(by controller: UIViewController) -> UIViewController? {
    if let presented = controller.presentedViewController, !presented.isBeingDismissed { return presented }
    for child in shownChildren(of: controller) {
      if let presented = presented(by: child) { return presented }
    }
    return nil
  }

  /// Returns the visible children: the top of a stack, or the selected tab.
  static func shownChildren(of controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let navigation as UINavigationController: return navigation.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController: return tabs.selectedViewController.map { [$0] } ?? []
    case let pages as UIPageViewController: return pages.viewControllers ?? []
    default:
      return controller.children.filter { child in
        guard let view = child.viewIfLoaded else { return false }
        return view.window != nil && !view.isHidden && view.alpha >= leastAlpha
      }
    }
  }

  private static func controllers(in controller: UIViewController, _ chain: inout [String]) -> String {
    chain.append(ClassNames.short(type(of: controller)))
    var name = ClassNames.full(type(of: controller))
    if let identifier = controller.restorationIdentifier { name += "#\(identifier)" }
    let children = collapsed(shownChildren(of: controller).map { controllers(in: $0, &chain) })
    return children.isEmpty ? name : "\(name)(\(children.joined(separator: ",")))"
  }

  private static func innermost(_ controller: UIViewController) -> UIViewController {
    let children = shownChildren(of: controller)
    if controller is UINavigationController || controller is UITabBarController || controller is UIPageViewController
      || controller is UISplitViewController
    {
      return children.last.map { innermost($0) } ?? controller
    }
    // For an app's own containers, the result is the child that fills the container.
    guard let view = controller.viewIfLoaded else { return controller }
    let filling = children.last { child in
      guard let own = child.viewIfLoaded else { return false }
      return own.convert(own.bounds, to: view).contains(view.bounds)
    }
    return filling.map { innermost($0) } ?? controller
  }

  /// An alert is identified by its buttons, because its message contains data.
  private static func words(of alert: UIAlertController) -> String {
    let buttons = alert.actions.map { "\($0.title ?? "")/\($0.style.rawValue)\($0.isEnabled ? "" : "!")" }
    return
      "alert \(alert.preferredStyle.rawValue) \(buttons.joined(separator: "|")) fields \(alert.textFields?.count ?? 0)"
      + " " + fields(in: alert.view)
  }

  // MARK: - Views

  private static let leastAlpha: CGFloat = 0.01

  private static func nodes(of view: UIView) -> [String] {
    guard !view.isHidden, view.alpha >= leastAlpha else { return [] }
    let mark = view.accessibilityIdentifier.map { $0.isEmpty ? "" : "#\($0)" } ?? ""
    switch view {
    case let bar as UINavigationBar: return [words(of: bar)]
    case is UITabBar: return ["tabs"]
    case let bar as UIToolbar: return ["toolbar\(bar.items?.count ?? 0)"]
    case is UISearchBar: return ["search\(mark)"]
    case let table as UITableView:
      let rows = (0..<table.numberOfSections).contains { table.numberOfRows(inSection: $0) > 0 }
      return [list(table, mark, isEmpty: !rows, isEditing: table.isEditing)]
        + [table.tableHeaderView, table.tableFooterView].compactMap { $0 }.flatMap { nodes(of: $0) }
    case let collection as UICollectionView:
      let items = (0..<collection.numberOfSections).contains { collection.numberOfItems(inSection: $0) > 0 }
      return [list(collection, mark, isEmpty: !items, isEditing: collection.isEditing)]
    case is UILabel: return ["text\(mark)"]
    case is UIImageView where ClassNames.isUIKit(type(of: view)): return ["image\(mark)"]
    case let spinner as UIActivityIndicatorView: return spinner.isAnimating ? ["spinner\(mark)"] : []
    case let control as UIControl where isLeaf(control):
      return ["\(ClassNames.full(type(of: control)))\(mark)\(control.isEnabled ? "" : "!")"]
    case is UITextView: return ["\(ClassNames.full(type(of: view)))\(mark)"]
    default:
      let children = collapsed(view.subviews.flatMap { nodes(of: $0) })
      if ClassNames.isUIKit(type(of: view)), mark.isEmpty { return children }
      return [
        "\(ClassNames.full(type(of: view)))\(mark)" + (children.isEmpty ? "" : "(\(children.joined(separator: " ")))")
      ]
    }
  }

  /// Returns whether a control belongs to the system and is therefore a unit. An app's own control may contain others.
  private static func isLeaf(_ control: UIControl) -> Bool {
    control is UIButton || control is UITextField || ClassNames.isUIKit(type(of: control))
  }

  private static func list(_ view: UIView, _ mark: String, isEmpty: Bool, isEditing: Bool) -> String {
    var words = "\(ClassNames.full(type(of: view)))\(mark)"
    words += isEmpty ? "(empty)" : "(rows)"
    if isEditing { words += "(editing)" }
    return words
  }

  private static func holdsSwipeActions(_ view: UIView) -> Bool {
    view.subviews.contains { !$0.isHidden && ("\(type(of: $0))" == "SwipeButton" || holdsSwipeActions($0)) }
  }

  private static func words(of bar: UINavigationBar) -> String {
    let item = bar.topItem
    func words(_ items: [UIBarButtonItem]?) -> String {
      (items ?? []).map { ($0.accessibilityIdentifier ?? "item") + ($0.isEnabled ? "" : "!") }.joined(separator: ",")
    }
    return
      "bar(\((bar.items?.count ?? 0) > 1 ? "back" : "");\(words(item?.leftBarButtonItems));\(words(item?.rightBarButtonItems)))"
  }

  /// Returns whether fields are still empty, because a filled-in form leads elsewhere than an empty one.
  private static func fields(in view: UIView) -> String {
    let all = FormField.all(in: view)
    if all.isEmpty { return "" }
    return all.contains(where: \.isEmpty) ? "open fields" : "filled fields"
  }

  /// Replaces equal neighbors with one, because their number is data.
  private static func collapsed(_ nodes: [String]) -> [String] {
    var result: [String] = []
    for node in nodes where node != result.last { result.append(node) }
    return result
  }
}
