import Foundation

/// How many particles were born a second, from when to when: what has been emitted stays when the rate changes.
struct BirthHistory {
  private struct Change {
    /// The host's time; `-infinity` for the first rate, which has always held.
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
    // What is set up where the object is made has held from the beginning.
    if now == creationTime || changes[changes.count - 1].time == now {
      changes[changes.count - 1].rate = rate
    } else {
      changes.append(Change(time: now, rate: rate))
    }
  }

  /// Returns the rate at a time of the host's.
  func rate(at time: CFTimeInterval) -> Float { changes.last { $0.time <= time }?.rate ?? 0 }

  /// The largest rate there has been since a time.
  func largestRate(since time: CFTimeInterval) -> Float {
    let first = changes.lastIndex { $0.time <= time } ?? 0
    return changes[first...].map(\.rate).max() ?? 0
  }
}
