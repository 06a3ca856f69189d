import Foundation
import PreviewProtocol
import ViewHost

/// Network work that the app waits for, and that does not depend on its host's time.
///
/// Commands wait for it while the host's clock is stopped, so that a screen does not depend on the speed of the
/// machine.
@MainActor
package struct PendingNetworkWork {
  /// A function that returns whether any work is pending. It is nil if the app can't have any.
  private let isBusy: (() -> Bool)?
  /// A function that returns the requests that were begun since the last ``forget()`` and got no response, in their
  /// order.
  package let unanswered: () -> [UnansweredRequest]
  /// A function that discards the requests up to now.
  package let forget: () -> Void

  /// The number of consecutive checks that must find no running thread. While a request is passed between queues before
  /// it is sent, or a response before it reaches the main queue, some thread runs.
  private static let quietTurns = 3
  /// The time without pending work, in seconds of the machine's time, that suffices if some thread never stops running,
  /// or the system does not list threads.
  private static let quiet = 0.05
  /// The maximum wait in seconds, because an app may never stop sending requests.
  private static let longest = 30.0
  /// The time that the run loop waits for work while other threads run, in seconds.
  private static let turn = 0.001
  /// The host's time that passes between two checks, in seconds.
  private static let step = 0.1

  /// - Parameters:
  ///   - isBusy: Returns whether any work is pending. Default: nil, for an app that has none.
  ///   - unanswered: Returns the requests without a response.
  ///   - forget: Discards the requests.
  package init(
    isBusy: (() -> Bool)? = nil, unanswered: @escaping () -> [UnansweredRequest] = { [] },
    forget: @escaping () -> Void = {}
  ) {
    self.isBusy = isBusy
    self.unanswered = unanswered
    self.forget = forget
  }

  /// Waits for the pending work, and lets the app handle its results.
  package func settle() {
    guard let isBusy else { return }
    let start = DispatchTime.now()
    var last = start
    func seconds(since time: DispatchTime) -> Double {
      Double(DispatchTime.now().uptimeNanoseconds - time.uptimeNanoseconds) / 1e9
    }
    var turns = 0
    var isWaiting = false
    repeat {
      // Perform the work that other threads have added to the main queue. With a date in the past, the run loop
      // performs the existing work. With any other date it sets a timer, for which it starts a thread.
      _ = RunLoop.main.run(mode: .default, before: isWaiting ? Date(timeIntervalSinceNow: Self.turn) : .distantPast)
      if isBusy() {
        last = .now()
        turns = 0
      } else {
        turns = ThreadActivity.areWaiting == true ? turns + 1 : 0
        if turns == Self.quietTurns { return }
      }
      isWaiting = turns == 0
    } while seconds(since: last) < Self.quiet && seconds(since: start) < Self.longest
  }

  /// Lets time pass on a host, and waits for the work that its app starts in the meantime.
  package func advance(_ host: ViewHost, by seconds: Double) {
    guard let isBusy else { return host.advance(by: seconds) }
    settle()
    var rest = seconds
    while rest > 0 {
      host.advance(by: min(rest, Self.step))
      rest -= Self.step
      if isBusy() { settle() }
    }
    settle()
    host.update()
  }
}
