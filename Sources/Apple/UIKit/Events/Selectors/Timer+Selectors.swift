import Foundation

// Timers that send a message: Foundation has blocks alone where there is no Objective-C. As there, the timer keeps its
// target alive until it is invalidated.

extension Timer {
  /// Makes a timer that sends a message when it fires, and is not scheduled yet.
  ///
  /// - Parameters:
  ///   - aSelector: the message; with a colon it brings the timer along.
  ///   - userInfo: has to be `nil`: a timer of Foundation's takes none here. The one that
  ///     `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)` makes does.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    preconditionOfCaller(
      userInfo == nil, "Timer.init(timeInterval:target:…) takes no userInfo here: use scheduledTimer")
    // Foundation's `init(timeInterval:repeats:block:)` makes a timer here that is due at once.
    self.init(
      fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo,
      block: MessageTimer.message(aTarget, aSelector))
  }

  /// Makes a timer that sends a message at a date and, where it repeats, at intervals after it.
  ///
  /// - Parameter ui: as in `init(timeInterval:target:selector:userInfo:repeats:)`.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    preconditionOfCaller(ui == nil, "Timer.init(fireAt:…) takes no userInfo here: use scheduledTimer")
    self.init(fire: date, interval: ti, repeats: rep, block: MessageTimer.message(t, s))
  }

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
