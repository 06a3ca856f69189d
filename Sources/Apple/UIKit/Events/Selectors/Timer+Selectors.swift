import Foundation

// Timers that send a message: Foundation has blocks alone where there is no Objective-C. As there, the timer keeps its
// target alive until it is invalidated.

// Foundation's initializers make a `Timer`, which keeps no userInfo. An initializer of a protocol can make a subclass
// instead, where the protocol is not one of classes alone.
extension CustomStringConvertible where Self: Timer {
  /// Creates a timer that sends a message when it fires, and is not scheduled yet.
  ///
  /// - Parameters:
  ///   - aSelector: the message; with a colon it brings the timer along.
  ///   - userInfo: what the timer's `userInfo` is.
  /// - Source: developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
  }

  /// Creates a timer that sends a message at a date and, where it repeats, at intervals after it.
  ///
  /// - Parameters:
  ///   - s: the message; with a colon it brings the timer along.
  ///   - ui: what the timer's `userInfo` is.
  /// - Source: developer.apple.com/documentation/foundation/timer/init(fireat:interval:target:selector:userinfo:repeats:)
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let timer = MessageTimer(fire: date, interval: ti, repeats: rep, block: MessageTimer.message(t, s))
    timer.userInfoStorage = ui
    guard let made = timer as? Self else {
      preconditionOfCaller(false, "Timer.init(fireAt:…) makes no \(Self.self): timers are not subclassed")
      fatalError()
    }
    self = made
  }
}

extension Timer {
  /// Makes a timer that sends a message when it fires, and schedules it on the current run loop.
  ///
  /// - Parameter aSelector: the message; with a colon it brings the timer along.
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
