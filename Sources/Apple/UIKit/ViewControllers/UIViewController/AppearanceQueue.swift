/// What of a window is on its way on or off the screen: controllers that appear once a frame was made with them, and
/// transitions, which end with the first frame after their animation.
@MainActor
final class AppearanceQueue {
  private var controllers: [UIViewController] = []
  private var transitions: [ControllerTransition] = []
  /// Presentations that begin with the next frame.
  private var presentations: [UIPresentationController] = []

  /// Whether a frame brings no callbacks.
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

  /// Before layout: the views are in the window, with their traits and sizes.
  func announceIsAppearing() {
    let beginning = presentations
    presentations = []
    for presentation in beginning { presentation.beginIfWaiting() }
    for controller in controllers { controller.announceIsAppearing() }
    for transition in transitions { transition.announceIsAppearing() }
  }

  /// After layout and drawing.
  func announceDidAppear() {
    let finished = controllers
    controllers = []
    for controller in finished { controller.endAppearance() }
    for transition in transitions { transition.endIfOver() }
  }
}
