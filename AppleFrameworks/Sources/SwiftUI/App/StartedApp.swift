import UIKit

/// The app that is being started. Task-local so that several hosts in one process do not interfere.
///
/// Unchecked: the closure runs on the main thread only.
struct StartedApp: @unchecked Sendable {
  @TaskLocal static var current: StartedApp?
  let make: @MainActor () -> any RunningApp
}
