import Foundation

/// Round numbers on a continuous scale.
enum NumberTicks {
  /// Returns the step of 1, 2 or 5 times a power of ten whose number of ticks is closest to a count. If two steps are
  /// equally close, the longer one is returned.
  static func step(from low: Double, to high: Double, count: Int) -> Double {
    let span = high - low
    guard span > 0, span.isFinite else { return 1 }
    let power = pow(10, (log10(span / Double(max(1, count)))).rounded(.down))
    var best = (step: power, distance: Double.infinity)
    for factor in [20.0, 10, 5, 2, 1, 0.5] {
      let step = factor * power
      let ticks = (high / step + 1e-9).rounded(.down) - (low / step - 1e-9).rounded(.up) + 1
      let distance = abs(ticks - Double(count))
      if ticks >= 1, distance < best.distance { best = (step, distance) }
    }
    return best.step
  }

  /// Returns the multiples of a step within bounds.
  static func within(_ low: Double, _ high: Double, _ step: Double) -> [Double] {
    guard step > 0, low.isFinite, high.isFinite, (high - low) / step < 10_000 else { return [] }
    let first = (low / step - 1e-9).rounded(.up)
    let last = (high / step + 1e-9).rounded(.down)
    guard first <= last else { return [] }
    return stride(from: first, through: last, by: 1).map { multiple($0, step) }
  }

  /// Returns the multiples of a step that cover bounds.
  static func rounded(_ low: Double, _ high: Double, _ step: Double) -> [Double] {
    guard step > 0, (high - low) / step < 10_000 else { return [low, high] }
    let first = (low / step + 1e-9).rounded(.down)
    let last = max(first + 1, (high / step - 1e-9).rounded(.up))
    return stride(from: first, through: last, by: 1).map { multiple($0, step) }
  }

  /// Returns a multiple of a step. Division by whole numbers keeps multiples of 0.1 exact.
  private static func multiple(_ count: Double, _ step: Double) -> Double {
    let product = step < 1 ? count / (1 / step).rounded() : count * step
    return abs(product - count * step) <= abs(step) * 1e-6 ? product + 0 : count * step
  }

  /// Returns powers of ten within bounds, or those with their twofold and fivefold if there are few.
  static func logarithmic(_ low: Double, _ high: Double, count: Int) -> [Double] {
    guard low > 0, high >= low else { return [] }
    let (first, last) = (Int(log10(low).rounded(.down)), Int(log10(high).rounded(.up)))
    let stepping = max(1, (last - first) / max(1, count))
    let powers = stride(from: first, through: last, by: stepping).map { pow(10, Double($0)) }
    let factors: [Double] = last - first <= 1 ? [1, 2, 5] : [1]
    let (least, most) = (low * (1 - 1e-9), high * (1 + 1e-9))
    var ticks: [Double] = []
    for power in powers {
      for factor in factors where factor * power >= least && factor * power <= most { ticks.append(factor * power) }
    }
    return ticks
  }
}
