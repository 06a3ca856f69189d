/// The pending callbacks of a window: those of controllers, which appear with the first frame that contains them, and
/// those of transitions, which end with the first frame after their animation.
@MainActor
final class AppearanceQueue {
  private var controllers: [UIViewController] = []
  private var transitions: [ControllerTransition] = []
  /// The presentations that begin with the next frame.
  private var presentations: [UIPresentationController] = []

  /// Whether there are no callbacks for the next frame.
  var isEmpty: Bool { controllers.isEmpty && presentations.isEmpty && !transitions.contains { $0.awaitsEnd } }

  func add(_ controller: UIViewController) {
    if !controllers.contains(where: { $0 === controller }) { controllers.append(controller) }
  }

  func remove(_ controller: UIViewController) {
    controllers.removeAll { $0 === controller }
  }

  func add(_ transition: ControllerTransition) {
    transitions.append(transition)
  }

  func remove(_ transition: ControllerTransition) {
    transitions.removeAll { $0 === transition }
  }

  func add(_ presentation: UIPresentationController) {
    presentations.append(presentation)
  }

  func remove(_ presentation: UIPresentationController) {
    presentations.removeAll { $0 === presentation }
  }

  /// Calls the callbacks before layout. The views are in the window, with their traits and sizes.
  func announceIsAppearing() {
    let beginning = presentations
    presentations = []
    for presentation in beginning { presentation.beginIfWaiting() }
    for controller in controllers { controller.announceIsAppearing() }
    for transition in transitions { transition.announceIsAppearing() }
  }

  /// Calls the callbacks after layout and drawing.
  func announceDidAppear() {
    let finished = controllers
    controllers = []
    for controller in finished { controller.endAppearance() }
    for transition in transitions { transition.endIfOver() }
  }
}
