import UIKit

/// A box that measures and displays the UIKit view of a representable.
final class RepresentableBox<B: Bridge>: Box {
  private unowned let owner: RepresentableNode<B>

  init(owner: RepresentableNode<B>) {
    self.owner = owner
    super.init(node: owner)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { owner.size(proposal) }

  override func arrange(_ context: PlacementContext) {
    guard let view = owner.current() else { return }
    if let controller = owner.controller { context.adopt(controller, environment) }
    // UIKit views use the environment's layout direction if it differs from the container's.
    if let controller = owner.controller {
      environment.passDirection(to: &controller.traitOverrides, in: context.container)
    } else {
      environment.passDirection(to: &view.traitOverrides, in: context.container)
    }
    context.show(view, frame: frame) {
      if view.overrideUserInterfaceStyle != style, differsFromTraits(view) { view.overrideUserInterfaceStyle = style }
      if !environment.isEnabled, let control = view as? UIControl { control.isEnabled = false }
    }
  }

  private var style: UIUserInterfaceStyle { environment.colorScheme == .dark ? .dark : .light }
  private func differsFromTraits(_ view: UIView) -> Bool {
    view.traitCollection.userInterfaceStyle != style && view.window != nil
  }
}

extension PlacementContext {
  /// Adds a controller whose view is displayed here as a child of the hosting controller.
  func adopt(_ controller: UIViewController, _ environment: EnvironmentValues) {
    guard let parent = environment.hostingController.controller, controller.parent !== parent else { return }
    parent.addChild(controller)
    graph.afterUpdate { controller.didMove(toParent: parent) }
  }
}
