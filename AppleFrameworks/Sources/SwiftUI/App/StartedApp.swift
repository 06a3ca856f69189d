import UIKit

/// What is being started. Task-local, so that no two hosts meet in it.
struct StartedApp: @unchecked Sendable {
  @TaskLocal static var current: StartedApp?
  let make: @MainActor () -> any RunningApp
}
