import Foundation
import ViewHost

/// Work that an app waits for and that goes on outside of its host's time: the answers to what it asks a network.
///
/// It is waited for while the host's clock stands still, so that what is shown does not go by how fast this machine is.
@MainActor
package enum PendingNetworkWork {
  /// Whether some of it goes on. Set once, before an app's code runs; nil where an app can have none.
  package static var isBusy: (() -> Bool)?

  /// A question is handed from queue to queue before it is asked, and an answer before it reaches the main one: some thread runs
  /// meanwhile. So often, one time after the other, none may be found that does.
  private static let quietTurns = 3
  /// Where a thread runs on and on, or the system tells nothing of them, nothing may be asked for so long, in seconds of the machine's
  /// time.
  private static let quiet = 0.05
  /// What keeps on asking is not waited for any longer.
  private static let longest = 30.0
  /// How long a turn of the run loop waits for something to do while other threads run, in seconds.
  private static let turn = 0.001
  /// So much of the host's time passes before it is looked at again what goes on.
  private static let step = 0.1

  /// Waits for what goes on, and has its results be taken in.
  package static func settle() {
    guard let isBusy else { return }
    let start = DispatchTime.now()
    var last = start
    func seconds(since time: DispatchTime) -> Double {
      Double(DispatchTime.now().uptimeNanoseconds - time.uptimeNanoseconds) / 1e9
    }
    var turns = 0
    var isWaiting = false
    repeat {
      // What other threads ask of the main queue is done in here. A date that is past has it do what is there: for any other, also for this
      // moment, the run loop sets a timer, for which a thread is started.
      _ = RunLoop.main.run(mode: .default, before: isWaiting ? Date(timeIntervalSinceNow: turn) : .distantPast)
      if isBusy() {
        last = .now()
        turns = 0
      } else {
        turns = ThreadActivity.areWaiting == true ? turns + 1 : 0
        if turns == quietTurns { return }
      }
      isWaiting = turns == 0
    } while seconds(since: last) < quiet && seconds(since: start) < longest
  }

  /// Lets time pass on a host, and waits for what its app asks for meanwhile.
  package static func advance(_ host: ViewHost, by seconds: Double) {
    guard let isBusy else { return host.advance(by: seconds) }
    settle()
    var rest = seconds
    while rest > 0 {
      host.advance(by: min(rest, step))
      rest -= step
      if isBusy() { settle() }
    }
    settle()
    host.update()
  }
}
