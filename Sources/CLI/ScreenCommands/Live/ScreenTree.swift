import PreviewProtocol
import UIKit
import ViewHost

/// The views of a screen as a tree. A path of indices identifies a view: that of its window, from back to front, and
/// those of the subviews.
@MainActor
enum ScreenTree {
  /// The maximum number of views. Later views are omitted.
  private static let maxViews = 4000
  /// The maximum number of characters of a text.
  private static let longestText = 60

  static func tree(of host: ViewHost) -> ViewTree {
    let properties = PropertyNames()
    var nodes: [ViewTree.Node] = []
    func add(_ view: UIView, depth: Int, isHidden: Bool) {
      guard nodes.count < maxViews else { return }
      let isHidden = isHidden || view.isHidden || view.alpha < 0.01
      nodes.append(
        ViewTree.Node(
          depth: depth, name: LayoutDiagnosis.name(of: view, in: properties), className: "\(type(of: view))",
          text: (view as? UILabel)?.text.map { String($0.prefix(longestText)) },
          frame: ScreenOutline.numbers(ScreenOutline.frameOnScreen(of: view)), isHidden: isHidden))
      for subview in view.subviews { add(subview, depth: depth + 1, isHidden: isHidden) }
    }
    for window in windows(of: host) { add(window, depth: 0, isHidden: false) }
    return ViewTree(views: nodes)
  }

  /// Returns the view with a path, or nil if the screen has none.
  static func view(at path: [Int], on host: ViewHost) -> UIView? {
    let windows = windows(of: host)
    guard let first = path.first, windows.indices.contains(first) else { return nil }
    var view: UIView = windows[first]
    for index in path.dropFirst() {
      guard view.subviews.indices.contains(index) else { return nil }
      view = view.subviews[index]
    }
    return view
  }

  /// Returns the app's windows without those of the system, whose views are not the app's.
  private static func windows(of host: ViewHost) -> [UIWindow] {
    let screen = host.window.screen
    let system = HostHits.systemWindows(of: screen)
    return HostHits.visibleWindows(of: screen).filter { window in !system.contains { $0 === window } }
  }
}
