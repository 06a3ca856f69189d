import Foundation

/// Where the framework says what a developer should know: standard error, or whoever listens.
@MainActor
package enum Diagnostics {
  /// Gets each message instead of standard error.
  package static var listener: ((String) -> Void)?

  package static func report(_ message: String) {
    if let listener {
      listener(message)
    } else {
      FileHandle.standardError.write(Data((message + "\n").utf8))
    }
  }
}
