/// A batch of animations that are awaited together: those of a transaction or of an animation call of views.
package final class AnimationBatch {
  private var running = 0
  private var areAllFinished = true
  private var isOpen = true
  private var completion: ((Bool) -> Void)?

  package init() {}

  /// Whether an animation of the batch is still running.
  package var isRunning: Bool { running > 0 }

  package func begin() { running += 1 }

  package func end(finished: Bool) {
    running -= 1
    if !finished { areAllFinished = false }
    runIfOver()
  }

  /// Closes the batch and calls a closure after the last animation has ended, or at once if there are none.
  ///
  /// - Parameter completion: A closure that gets whether all animations finished.
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
