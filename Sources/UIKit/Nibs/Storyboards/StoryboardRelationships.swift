/// The relationships of containers to their controllers, by the names that storyboards have for them.
@MainActor
enum StoryboardRelationships {
  static func establish(
    _ contained: [(relationship: String, controller: UIViewController)], in container: UIViewController
  ) {
    for child in contained {
      container.addChild(child.controller)
      child.controller.didMove(toParent: container)
    }
  }
}
