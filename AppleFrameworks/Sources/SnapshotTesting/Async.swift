import Foundation

/// A value that becomes available asynchronously.
public struct Async<Value> {
  /// The closure that starts the creation of the value, and passes it to a callback.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that a closure passes to a callback when it is available.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Creates a value that is already available.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// Returns the value, transformed when it becomes available.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in self.run { callback(transform($0)) } }
  }

  /// Waits for the value while the run loop and the time of the host advance.
  ///
  /// - Returns: The value; `nil` if it is not available in time.
  package func wait(_ timeout: TimeInterval) -> Value? {
    var value: Value?
    run { value = $0 }
    MachineTime.pass(timeout) { value != nil }
    return value
  }
}

/// A namespace for functions that use the machine's clock. The dates of a program depend on the most recently created
/// screen, and do not advance on their own.
enum MachineTime {
  /// Advances the run loop.
  ///
  /// - Parameter isDone: A closure that is called repeatedly and returns whether to stop.
  static func pass(_ seconds: TimeInterval, until isDone: () -> Bool = { false }) {
    let end = DispatchTime.now().uptimeNanoseconds + UInt64(min(max(seconds, 0), 1e6) * 1e9)
    while !isDone(), DispatchTime.now().uptimeNanoseconds < end {
      // There is no date limit, because the date may never be reached.
      _ = RunLoop.current.run(mode: .default, before: .distantPast)
      usleep(1_000)
    }
  }
}
