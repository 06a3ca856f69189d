/// The relationships of containers to their controllers, by their names in storyboards.
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

  /// Returns the column of a split view controller by its current or former name.
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
