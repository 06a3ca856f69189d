import Foundation
import Testing

@testable import ScreenCommands

struct SchedulerTimesTests {
  @Test("the kernel's record has times in nanoseconds")
  func records() {
    #expect(
      SchedulerTimes("1421876534 3000000000 396\n")
        == SchedulerTimes(running: .nanoseconds(1_421_876_534), waiting: .seconds(3)))
    #expect(SchedulerTimes("") == nil && SchedulerTimes("1 x 2") == nil)
    #expect(SchedulerTimes(ofProcess: getpid()).running > .zero)
    #expect(SchedulerTimes(ofProcess: -1) == .zero)
  }

  @Test("a busy machine does not cause hangs, a loop and a wait do")
  func limits() {
    let limits = ResponseLimits()
    func times(_ running: Int, _ waiting: Int) -> SchedulerTimes {
      SchedulerTimes(running: .seconds(running), waiting: .seconds(waiting))
    }
    #expect(!limits.areExceeded(after: .seconds(600), times(19, 580)))
    #expect(limits.areExceeded(after: .seconds(600), times(21, 579)))
    #expect(limits.areExceeded(after: .seconds(61), times(0, 0)))
    #expect(!limits.areExceeded(after: .seconds(59), times(0, 0)))
  }
}
