/// Animations that are waited for together: those of a transaction, or of one call to animate views.
package final class AnimationBatch {
  private var running = 0
  private var areAllFinished = true
  private var isOpen = true
  private var completion: ((Bool) -> Void)?

  package init() {}

  /// Whether an animation is still waited for.
  package var isRunning: Bool { running > 0 }

  package func begin() { running += 1 }

  package func end(finished: Bool) {
    running -= 1
    if !finished { areAllFinished = false }
    runIfOver()
  }

  /// No more animations come: runs a block when the last one has ended, right away where there is none.
  ///
  /// - Parameter completion: gets whether all of them came to their end.
  package func close(_ completion: @escaping (Bool) -> Void) {
    self.completion = completion
    isOpen = false
    runIfOver()
  }

  private func runIfOver() {
    guard !isOpen, running == 0, let completion else { return }
    self.completion = nil
    completion(areAllFinished)
  }
}
