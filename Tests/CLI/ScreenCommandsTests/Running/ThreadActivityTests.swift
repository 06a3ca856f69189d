import Foundation
import Synchronization
import Testing

@testable import ScreenCommands

@Suite("What other threads do")
struct OtherThreadsTests {
  @Test("one that runs is seen, also where its program's name holds brackets")
  func running() async {
    let isOver = Atomic(false)
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread {
        // The kernel stores 15 bytes of a thread's name.
        try? "a) S (b".write(toFile: "/proc/thread-self/comm", atomically: false, encoding: .utf8)
        continuation.resume()
        while !isOver.load(ordering: .relaxed) {}
      }
    }
    #expect(ThreadActivity.areWaiting == false)
    isOver.store(true, ordering: .relaxed)
  }
}
