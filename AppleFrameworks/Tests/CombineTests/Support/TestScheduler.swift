import Combine

/// A scheduler whose time only the test moves. Times are whole numbers.
final class TestScheduler: Scheduler {
  struct SchedulerTimeType: Strideable {
    var time: Int

    func distance(to other: SchedulerTimeType) -> Stride { Stride(other.time - time) }
    func advanced(by stride: Stride) -> SchedulerTimeType { SchedulerTimeType(time: time + stride.magnitude) }

    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
      var magnitude: Int
      init(_ magnitude: Int) { self.magnitude = magnitude }
      init(integerLiteral value: Int) { magnitude = value }
      init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }
      static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
      static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
      static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
      static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      static func seconds(_ s: Int) -> Stride { Stride(s) }
      static func seconds(_ s: Double) -> Stride { Stride(Int(s)) }
      static func milliseconds(_ ms: Int) -> Stride { Stride(ms / 1000) }
      static func microseconds(_ us: Int) -> Stride { Stride(us / 1_000_000) }
      static func nanoseconds(_ ns: Int) -> Stride { Stride(ns / 1_000_000_000) }
    }
  }

  typealias SchedulerOptions = Never

  private struct Item {
    let number: Int
    let due: Int
    let interval: Int?
    let action: () -> Void
  }

  private(set) var now = SchedulerTimeType(time: 0)
  let minimumTolerance: SchedulerTimeType.Stride = 0
  private var items: [Item] = []
  private var lastNumber = 0

  private func add(due: Int, interval: Int?, _ action: @escaping () -> Void) -> Int {
    lastNumber += 1
    items.append(Item(number: lastNumber, due: due, interval: interval, action: action))
    return lastNumber
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { _ = add(due: now.time, interval: nil, action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) {
    _ = add(due: date.time, interval: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let number = add(due: date.time, interval: interval.magnitude, action)
    return AnyCancellable { [weak self] in self?.items.removeAll { $0.number == number } }
  }

  /// Does what is due up to a time, in the order of times, and of asking.
  func advance(to end: Int) {
    while let item = items.filter({ $0.due <= end }).min(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
      items.removeAll { $0.number == item.number }
      now.time = max(now.time, item.due)
      if let interval = item.interval {
        items.append(Item(number: item.number, due: item.due + interval, interval: interval, action: item.action))
      }
      item.action()
    }
    now.time = end
  }
}
