/// Makes one frame of a window: the traits and sizes settled, everything laid out and drawn, controllers told.
@MainActor
package enum WindowFrame {
  /// Controllers that appear may show others: more rounds than this are a loop.
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
    Diagnostics.report("\(window.briefDescription): controllers went on appearing for \(maxRounds) rounds.")
  }
}
