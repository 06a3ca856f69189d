import Foundation

/// Where the framework says what a developer should know: standard error, or whoever listens.
@MainActor
package enum Diagnostics {
  package static func report(_ message: String) {
    if let listener = UserInterface.current.diagnosticListener {
      listener(message)
    } else {
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
  }

  /// `report` for what may be used on any thread: on the main one at once, from another one as soon as that is free.
  nonisolated package static func reportFromAnyThread(_ message: String) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { report(message) }
    } else {
      Task { @MainActor in report(message) }
    }
  }
}
