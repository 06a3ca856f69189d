import Foundation

// Timers with a selector. Without Objective-C, Foundation supports closures only. As with Objective-C, the timer
// retains its target until it is invalidated.

// Foundation's initializers create a `Timer`, which has no userInfo. An initializer of a protocol that isn't limited to
// classes can create a subclass instead.
extension CustomStringConvertible where Self: Timer {
  /// Creates an unscheduled timer that sends a message when it fires.
  ///
  /// - Parameters:
  ///   - aSelector: The message; with a colon, it gets the timer.
  ///   - userInfo: The timer's `userInfo`.
  /// - Source: developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
  }

  /// Creates a timer that sends a message at a date and, if it repeats, at intervals after it.
  ///
  /// - Parameters:
  ///   - s: The message; with a colon, it gets the timer.
  ///   - ui: The timer's `userInfo`.
  /// - Source: developer.apple.com/documentation/foundation/timer/init(fireat:interval:target:selector:userinfo:repeats:)
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let timer = MessageTimer(fire: date, interval: ti, repeats: rep, block: MessageTimer.message(t, s))
    timer.userInfoStorage = ui
    guard let made = timer as? Self else {
      preconditionOfCaller(
        false, "Timer.init(fireAt:…) cannot create a \(Self.self): Timer does not support subclasses")
      fatalError()
    }
    self = made
  }
}

extension Timer {
  /// Creates a timer that sends a message when it fires, and schedules it on the current run loop.
  ///
  /// - Parameter aSelector: The message; with a colon, it gets the timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = MessageTimer(
      fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo,
      block: MessageTimer.message(aTarget, aSelector))
    timer.userInfoStorage = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
