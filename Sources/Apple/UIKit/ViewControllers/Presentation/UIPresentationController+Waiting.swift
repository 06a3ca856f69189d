// A presentation whose controllers know of each other already, and which begins with the next frame.

extension UIPresentationController {
  /// Has the presentation begin with the window's next frame: what a popover points at, and how it adapts, may be said after
  /// `present(_:animated:completion:)`, as Apple's page on `UIPopoverPresentationController` shows it.
  func wait(in window: UIWindow, begin: @escaping () -> Void) {
    let presented = presentedViewController
    presentingStorage?.extras.presented = presented
    presented.extras.presenting = presentingStorage
    presented.extras.roles.insert(.beingPresented)
    presented.loadViewIfNeeded()
    run.waiting = begin
    window.appearances.add(self)
  }

  /// Begins now, where that was to happen with the next frame.
  func beginIfWaiting() {
    guard let begin = run.waiting else { return }
    run.waiting = nil
    let presented = presentedViewController
    presentingStorage?.viewIfLoaded?.window?.appearances.remove(self)
    // The beginning says again who presents whom: adapting may put another controller in the presented one's place.
    presentingStorage?.extras.presented = nil
    presented.extras.presenting = nil
    presented.extras.roles.remove(.beingPresented)
    begin()
  }
}
