/// The creation of a window's frame: it updates traits and sizes, runs layout and display, and notifies controllers.
@MainActor
package enum WindowFrame {
  /// The maximum number of rounds of appearing controllers, after which it is considered an infinite loop.
  private static let maxRounds = 50

  package static func make(for window: UIWindow) {
    window.layer.host.run { makeRounds(for: window) }
  }

  private static func makeRounds(for window: UIWindow) {
    for _ in 0..<maxRounds {
      window.appearances.announceIsAppearing()
      FrameLoop.update(window)
      (window.firstResponder as? any TextEditor)?.caret?.blink()
      if window.appearances.isEmpty { return }
      window.appearances.announceDidAppear()
      window.updateStatusBar()
    }
    Diagnostics.report("\(window.briefDescription): view controllers kept appearing for \(maxRounds) rounds.")
  }
}
