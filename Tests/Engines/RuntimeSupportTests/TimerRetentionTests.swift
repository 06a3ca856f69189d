import Foundation
import RuntimeSupport
import Testing

@Suite("Timers that are over")
struct TimerRetentionTests {
  private final class Held {}

  @Test("a timer goes with its last owner, and what its block holds goes with it")
  func release() {
    weak var timer: Timer?
    weak var held: Held?
    do {
      let object = Held()
      let owned = Timer(timeInterval: 1, repeats: false) { _ in _ = object }
      (timer, held) = (owned, object)
      owned.invalidate()
      TimerRetention.end(of: owned)
    }
    #expect(timer == nil && held == nil)
  }

  @Test("one that another owner has stays whole")
  func owner() {
    let timer = Timer(timeInterval: 1, repeats: false) { _ in }
    timer.invalidate()
    TimerRetention.end(of: timer)
    #expect(!timer.isValid)
  }
}
