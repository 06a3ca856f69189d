import Foundation

/// Which frame of an animation is shown when.
struct ImageAnimation {
  struct Timing: Equatable {
    var frameCount: Int
    /// Of all frames together, in seconds.
    var duration: TimeInterval
    /// 0 for without end.
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

  /// The number of the frame to show at a time; nil where none runs.
  func frame(at time: TimeInterval) -> Int? {
    guard let timing, timing.frameCount > 0, !isOver(at: time) else { return nil }
    let place = (time - start) / timing.duration
    guard place > 0 else { return 0 }
    // A time that is a frame's beginning but for rounding is that frame's.
    let frames = (place * Double(timing.frameCount) + 1e-6).rounded(.down)
    return Int(frames.truncatingRemainder(dividingBy: Double(timing.frameCount)))
  }
}
