/// What of a window is on its way on or off the screen: controllers that appear once a frame was made with them, and
/// transitions, which end with the first frame after their animation.
@MainActor
final class AppearanceQueue {
  private var controllers: [UIViewController] = []
  private var transitions: [ControllerTransition] = []

  /// Whether a frame brings no callbacks.
  var isEmpty: Bool { controllers.isEmpty && !transitions.contains { $0.awaitsEnd } }

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

  /// Before layout: the views are in the window, with their traits and sizes.
  func announceIsAppearing() {
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
