import Foundation

/// The timing of an image animation.
struct ImageAnimation {
  struct Timing: Equatable {
    var frameCount: Int
    /// The duration of all frames together, in seconds.
    var duration: TimeInterval
    /// The number of repetitions, or 0 for an endless animation.
    var repeatCount: Int
  }

  private var timing: Timing?
  private var start: TimeInterval = 0

  var isRunning: Bool { timing != nil }

  mutating func start(_ timing: Timing, at time: TimeInterval) {
    self.timing = timing
    start = time
  }

  mutating func stop() { timing = nil }

  func isOver(at time: TimeInterval) -> Bool {
    guard let timing, timing.repeatCount > 0 else { return false }
    return time - start >= timing.duration * Double(timing.repeatCount)
  }

  /// Returns the index of the frame at a time, or `nil` if no animation is running.
  func frame(at time: TimeInterval) -> Int? {
    guard let timing, timing.frameCount > 0, !isOver(at: time) else { return nil }
    let place = (time - start) / timing.duration
    guard place > 0 else { return 0 }
    // The small addition compensates for rounding errors at the beginning of a frame.
    let frames = (place * Double(timing.frameCount) + 1e-6).rounded(.down)
    return Int(frames.truncatingRemainder(dividingBy: Double(timing.frameCount)))
  }
}
