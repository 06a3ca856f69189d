import QuartzCore
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Tasks that are waited for", .ownHosts)
struct SuspendedTasksTests {
  /// A class whose deinitializer uses the main queue, as views of apps do.
  private final class StartsTask {
    deinit { Task { @MainActor in } }
  }

  @Test("a host that a turn lets go may start tasks at its end")
  func endOfHost() throws {
    HostedTimers.begin()
    weak var core: AppHost?
    func own() throws {
      let host = AppHost()
      _ = host.state(StartsTask())
      core = host
      SuspendedTasks.own(try #require(UnsafeMutableRawPointer(bitPattern: 16)), of: host)
    }
    try own()
    #expect(core != nil)
    SuspendedTasks.forget()
    #expect(core == nil)
  }
}
