/// The controllers of a window that are coming on the screen: they have appeared once a frame was made with them.
@MainActor
final class AppearanceQueue {
  private var controllers: [UIViewController] = []

  var isEmpty: Bool { controllers.isEmpty }

  func add(_ controller: UIViewController) {
    if !controllers.contains(where: { $0 === controller }) { controllers.append(controller) }
  }

  func remove(_ controller: UIViewController) {
    controllers.removeAll { $0 === controller }
  }

  /// Before layout: the views are in the window, with their traits and sizes.
  func announceIsAppearing() {
    for controller in controllers { controller.announceIsAppearing() }
  }

  /// After layout and drawing.
  func announceDidAppear() {
    let finished = controllers
    controllers = []
    for controller in finished { controller.endAppearance() }
  }
}
