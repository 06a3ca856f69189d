import Foundation

/// Where code runs that no host has called: a program's `main`, or a test between two calls of its host.
///
/// Such code need not name a host: it gets the latest that was made, and before there is one, that which will be made next.
///
/// Unchecked: a lock guards which host is the latest.
package final class HostScope: @unchecked Sendable {
  /// The scope of a task and of the tasks that it starts: tests that run beside each other have one each.
  @TaskLocal package static var ofTask: HostScope?

  /// That of everything else.
  package static let ofProcess = HostScope()

  package static var current: HostScope { ofTask ?? ofProcess }

  /// What is registered here holds in every host of the scope, such as appearance proxies.
  package let base = AppHost()

  private let lock = NSLock()
  private weak var latest: AppHost?
  private var next: AppHost

  package init() {
    next = AppHost(base: base)
  }

  /// The host that code in this scope belongs to.
  package var host: AppHost { lock.withLock { latest ?? next } }

  /// Returns a new host, from now on the latest. The scope does not keep it alive.
  ///
  /// Timers, tasks and animations that were begun while there was no host go on in it.
  package func makeHost() -> AppHost {
    lock.withLock {
      let made = latest == nil ? next : AppHost(base: base)
      if made === next { next = AppHost(base: base) }
      latest = made
      return made
    }
  }
}
