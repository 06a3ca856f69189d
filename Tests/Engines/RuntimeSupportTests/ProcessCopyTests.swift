import Foundation
import Synchronization
import Testing

@testable import RuntimeSupport

@Suite("Copies of the process")
struct ProcessCopyTests {
  /// The exit status of a copy that runs some code.
  private func status(of work: () -> Int32) throws -> Int32 {
    let process = try #require(ProcessCopy.make())
    if process == 0 { _exit(work()) }
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process)
    return status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f)
  }

  @Test("a copy goes on from the memory of the process, with one thread")
  func memory() throws {
    var value = 5
    let copied = try status {
      value += 2
      return ProcessCopy.threadCount == 1 ? Int32(value) : 0
    }
    #expect(copied == 7)
    #expect(value == 5)
  }

  @Test("tests have several threads, of which copies are not exact")
  func threads() async {
    let count = await Task.detached { ProcessCopy.threadCount }.value
    #expect((count ?? 0) > 1)
    #expect(!ProcessCopy.isExact)
  }

  @Test("a lock that somebody waits for is unlocked in a copy")
  func locks() throws {
    final class Shared: Sendable {
      let mutex = Mutex(0)
    }
    // Swift notes the number of its thread now, in the process.
    let shared = Shared()
    shared.mutex.withLock { $0 += 1 }
    let result = try status {
      var thread = pthread_t()
      let context = Unmanaged.passRetained(shared).toOpaque()
      shared.mutex.withLock { value in
        value += 1
        pthread_create(
          &thread, nil,
          { context in
            Unmanaged<Shared>.fromOpaque(context!).takeUnretainedValue().mutex.withLock { $0 += 1 }
            return nil
          }, context)
        // The thread waits in the kernel when it sleeps.
        usleep(100_000)
      }
      pthread_join(thread, nil)
      return Int32(shared.mutex.withLock { $0 })
    }
    #expect(result == 3)
  }
}
