/// What a presentation keeps from its beginning to its end.
@MainActor
struct PresentationRun {
  var container: PresentationContainerView?
  /// Held by the window in which it happens: it holds both controllers.
  weak var transition: ControllerTransition?
  /// Another presentation that this one has adapted to.
  var adapted: UIPresentationController?
  /// Where the presenting controller's view was before it was taken away.
  weak var presentersSuperview: UIView?
  var isActive = false
  /// Begins the presentation, while it waits for a frame.
  var waiting: (() -> Void)?
}
