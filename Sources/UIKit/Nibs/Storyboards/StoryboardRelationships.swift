/// The relationships of containers to their controllers, by the names that storyboards have for them.
@MainActor
enum StoryboardRelationships {
  static func establish(
    _ contained: [(relationship: String, controller: UIViewController)], in container: UIViewController
  ) {
    let controllers = contained.map(\.controller)
    switch container {
    case let navigation as UINavigationController: navigation.setViewControllers(controllers, animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(controllers, animated: false)
    case let split as UISplitViewController:
      // Older storyboards call the columns master and detail.
      let order = ["masterViewController", "primary", "supplementary", "detailViewController", "secondary", "compact"]
      split.viewControllers =
        contained.filter { $0.relationship != "compact" }
        .sorted { order.firstIndex(of: $0.relationship) ?? 3 < order.firstIndex(of: $1.relationship) ?? 3 }
        .map(\.controller)
    default:
      for child in controllers {
        container.addChild(child)
        child.didMove(toParent: container)
      }
    }
  }
}
