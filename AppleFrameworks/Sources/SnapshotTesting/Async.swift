import Foundation

/// A value that comes at some time.
public struct Async<Value> {
  /// Starts whatever makes the value, and hands it on.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value that work hands on when it is done.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// A value that is there.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// The value, changed when it comes.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in self.run { callback(transform($0)) } }
  }

  /// Waits for the value while the run loop goes on, and time passes on the host.
  ///
  /// - Returns: `nil` where it does not come in time.
  package func wait(_ timeout: TimeInterval) -> Value? {
    var value: Value?
    run { value = $0 }
    MachineTime.pass(timeout) { value != nil }
    return value
  }
}

/// Time by the machine's clock: a program's dates go with the screen that was made last, and stand still where nothing moves that.
enum MachineTime {
  /// Lets the run loop go on.
  ///
  /// - Parameter isDone: Asked again and again whether that is enough.
  static func pass(_ seconds: TimeInterval, until isDone: () -> Bool = { false }) {
    let end = DispatchTime.now().uptimeNanoseconds + UInt64(min(max(seconds, 0), 1e6) * 1e9)
    while !isDone(), DispatchTime.now().uptimeNanoseconds < end {
      // Without a limit in dates, which might never come.
      _ = RunLoop.current.run(mode: .default, before: .distantPast)
      usleep(1_000)
    }
  }
}
