import Foundation
import Synchronization

/// Parallel operations on several values.
package enum Parallel {
  /// The maximum number of threads. With more threads, the speed of parsing is limited by memory.
  private static let threadLimit = 8
  /// The stack size of a thread. Deeply nested sources need more than the default of half a megabyte.
  private static let stackSize = 64 << 20

  /// Returns the results, in the order of the values.
  package static func map<Value: Sendable, Result: Sendable>(
    _ values: [Value], _ transform: @escaping @Sendable (Value) -> Result
  ) -> [Result] {
    let count = min(threadLimit, ProcessInfo.processInfo.activeProcessorCount, values.count)
    let state = State<Result>(count: values.count)
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      let thread = Thread {
        while let index = state.takeNext() { state.finish(index, transform(values[index])) }
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
    return state.results()
  }

  private final class State<Result: Sendable>: Sendable {
    private let next = Atomic<Int>(0)
    private let slots: Mutex<[Result?]>
    private let count: Int

    init(count: Int) {
      self.count = count
      slots = Mutex(Array(repeating: nil, count: count))
    }

    func takeNext() -> Int? {
      let index = next.add(1, ordering: .relaxed).oldValue
      return index < count ? index : nil
    }

    func finish(_ index: Int, _ result: Result) { slots.withLock { $0[index] = result } }

    func results() -> [Result] { slots.withLock { $0.compactMap { $0 } } }
  }
}
