import Foundation
import PreviewProtocol
import ViewHost

/// Network work that the app waits for, and that happens outside its host's time.
///
/// Commands wait for it while the host's clock stands still, so that a screen does not depend on the speed of the
/// machine.
@MainActor
package struct PendingNetworkWork {
  /// Whether some work is pending; nil if the app can't have any.
  private let isBusy: (() -> Bool)?
  /// The requests that were begun since the last ``forget()`` and got no response, in their order.
  package let unanswered: () -> [UnansweredRequest]
  /// Forgets the requests up to now.
  package let forget: () -> Void

  /// A request is handed from queue to queue before it is sent, and a response before it reaches the main one:
  /// meanwhile some thread runs. This often in a row, no running thread has to be found.
  private static let quietTurns = 3
  /// If some thread never stops running, or the system does not list threads: how long no work has to be pending, in
  /// seconds of the machine's time.
  private static let quiet = 0.05
  /// The longest wait, in seconds: an app may never stop sending requests.
  private static let longest = 30.0
  /// How long the run loop waits for something to do while other threads run, in seconds.
  private static let turn = 0.001
  /// How much of the host's time passes between two checks, in seconds.
  private static let step = 0.1

  /// - Parameters:
  ///   - isBusy: whether some work is pending. Default: nil, for an app that has none.
  ///   - unanswered: the requests without a response.
  ///   - forget: forgets the requests up to now.
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
      // Runs what other threads have put on the main queue. With a date in the past, the run loop does what is there
      // already; with any other date it sets a timer, for which it starts a thread.
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

  /// Lets time pass on a host, and waits for the work that its app starts meanwhile.
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
