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
      for (relationship, controller) in contained {
        guard let column = column(relationship) else { continue }
        split.setViewController(controller, for: column)
      }
    default:
      for child in controllers {
        container.addChild(child)
        child.didMove(toParent: container)
      }
    }
  }

  /// Returns a split controller's columns, by their names of now and before.
  private static func column(_ relationship: String) -> UISplitViewController.Column? {
    switch relationship {
    case "masterViewController", "primaryViewController", "primary": .primary
    case "supplementaryViewController", "supplementary": .supplementary
    case "detailViewController", "secondaryViewController", "secondary": .secondary
    case "compactViewController", "compact": .compact
    default: nil
    }
  }
}
