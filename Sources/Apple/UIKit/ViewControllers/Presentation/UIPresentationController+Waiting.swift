// Presentations whose controllers already reference each other, and that begin with the next frame.

extension UIPresentationController {
  /// Schedules the beginning of the presentation for the window's next frame. The source of a popover and its
  /// adaptation may be set after `present(_:animated:completion:)`, as shown in Apple's documentation of
  /// `UIPopoverPresentationController`.
  func wait(in window: UIWindow, begin: @escaping () -> Void) {
    let presented = presentedViewController
    presentingStorage?.extras.presented = presented
    presented.extras.presenting = presentingStorage
    presented.extras.roles.insert(.beingPresented)
    presented.loadViewIfNeeded()
    run.waiting = begin
    window.appearances.add(self)
  }

  /// Begins the presentation now, if it waits for the next frame.
  func beginIfWaiting() {
    guard let begin = run.waiting else { return }
    run.waiting = nil
    let presented = presentedViewController
    presentingStorage?.viewIfLoaded?.window?.appearances.remove(self)
    // The beginning sets these references again, because adaptation may replace the presented controller.
    presentingStorage?.extras.presented = nil
    presented.extras.presenting = nil
    presented.extras.roles.remove(.beingPresented)
    begin()
  }
}
