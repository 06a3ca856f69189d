import Foundation

/// The output of messages for developers: standard error or a listener.
@MainActor
package enum Diagnostics {
  package static func report(_ message: String) {
    if let listener = UserInterface.current.diagnosticListener {
      listener(message)
    } else {
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
  }

  /// Reports a message from any thread: at once on the main thread, otherwise as soon as it is free.
  nonisolated package static func reportFromAnyThread(_ message: String) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { report(message) }
    } else {
      Task { @MainActor in report(message) }
    }
  }
}
