import Foundation

/// The history of the number of particles that are emitted per second. Particles that were already emitted remain when
/// the rate changes.
struct BirthHistory {
  private struct Change {
    /// The time of the host; `-infinity` for the first rate, which always applied.
    var time: CFTimeInterval
    var rate: Float
  }

  private var changes: [Change]
  private let creationTime: CFTimeInterval

  init(rate: Float) {
    changes = [Change(time: -.infinity, rate: rate)]
    creationTime = AppHost.current.clock.now
  }

  var rate: Float { changes[changes.count - 1].rate }

  mutating func change(to rate: Float) {
    let now = AppHost.current.clock.now
    // A value that is set when the object is created applies from the beginning.
    if now == creationTime || changes[changes.count - 1].time == now {
      changes[changes.count - 1].rate = rate
    } else {
      changes.append(Change(time: now, rate: rate))
    }
  }

  /// Returns the rate at a time of the host.
  func rate(at time: CFTimeInterval) -> Float { changes.last { $0.time <= time }?.rate ?? 0 }

  /// Returns the maximum rate since a time.
  func largestRate(since time: CFTimeInterval) -> Float {
    let first = changes.lastIndex { $0.time <= time } ?? 0
    return changes[first...].map(\.rate).max() ?? 0
  }
}
