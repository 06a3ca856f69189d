import Foundation

/// The scope of code that no host called: a program's `main`, or a test between two calls of its host.
///
/// Such code doesn't need to specify a host. It uses the latest one that was created; before there is one, the one that
/// is created next.
///
/// Unchecked: a lock protects the latest host.
package final class HostScope: @unchecked Sendable {
  /// The scope of a task and its child tasks. Parallel tests have separate ones.
  @TaskLocal package static var ofTask: HostScope?

  /// The scope of all other code.
  package static let ofProcess = HostScope()

  package static var current: HostScope { ofTask ?? ofProcess }

  /// The base host, whose registrations, such as appearance proxies, apply to all hosts of the scope.
  package let base = AppHost()

  private let lock = NSLock()
  private weak var latest: AppHost?
  private var next: AppHost

  package init() {
    next = AppHost(base: base)
  }

  /// The host of the code in this scope.
  package var host: AppHost { lock.withLock { latest ?? next } }

  /// Returns a new host, which is then the latest one. The scope doesn't retain it.
  ///
  /// Timers, tasks and animations that began before there was a host continue in it.
  package func makeHost() -> AppHost {
    lock.withLock {
      let made = latest == nil ? next : AppHost(base: base)
      if made === next { next = AppHost(base: base) }
      latest = made
      return made
    }
  }
}
