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
  func wait(_ timeout: TimeInterval) -> Value? {
    var value: Value?
    run { value = $0 }
    let end = DispatchTime.now().uptimeNanoseconds + UInt64(max(timeout, 0) * 1e9)
    while value == nil, DispatchTime.now().uptimeNanoseconds < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    return value
  }
}
