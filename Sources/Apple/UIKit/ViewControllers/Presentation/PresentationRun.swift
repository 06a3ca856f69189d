/// The state of a presentation from its beginning to its end.
@MainActor
struct PresentationRun {
  var container: PresentationContainerView?
  /// The transition. The window has the strong reference, because the transition references both controllers.
  weak var transition: ControllerTransition?
  /// The presentation to which this one was adapted.
  var adapted: UIPresentationController?
  /// The superview from which the presenting controller's view was removed.
  weak var presentersSuperview: UIView?
  var isActive = false
  /// A closure that begins a presentation that waits for the next frame.
  var waiting: (() -> Void)?
}
