/// A finger on one half of a stepper.
struct StepperPress {
  var isIncrement: Bool
  var isInside = true
  /// When the next step is due if the finger stays.
  var nextStep: TimeInterval
  var valueBefore: Double

  /// How long a finger has to stay until steps are repeated, and how long each takes then, in seconds.
  static let delay: TimeInterval = 0.5
  static let interval: TimeInterval = 0.1

  /// More steps than these at once are of no use: the value has come to its end, or goes round and round.
  static let maxSteps = 1000
}
