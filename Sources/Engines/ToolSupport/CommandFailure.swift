import Foundation

/// An error that ends a command, and its exit status.
package struct CommandFailure: Error, CustomStringConvertible, Sendable {
  /// The exit statuses of all commands: 1 to 4 for failures before a program runs, and 5 to 8 for those within a
  /// program. ArgumentParser uses 64 for invalid arguments.
  package enum Status: Int32, Sendable {
    /// The project's code has errors.
    case build = 1
    /// The project does not exist or is unreadable.
    case project = 2
    /// ViewCode is installed incompletely, or for another compiler.
    case installation = 3
    /// The project's program stopped.
    case program = 4
    /// No preview, device or text size has the name.
    case unknownName = 5
    /// A file or folder of the arguments does not exist or is unreadable.
    case input = 6
    /// A picture or page could not be written.
    case output = 7
    /// Some content could not be drawn.
    case drawing = 8

    /// The status for failures of the compiler and its installed files.
    package static var toolchain: Status { .installation }
  }

  package let status: Status
  /// The reason, without the prefix `error:`.
  package let description: String

  package init(_ status: Status, _ description: String) {
    self.status = status
    self.description = description
  }

  /// The failure as a diagnostic.
  package var diagnostic: Diagnostic { Diagnostic(.error, description) }

  /// Writes the failure to standard error.
  ///
  /// - Returns: The exit status.
  package func report() -> Int32 {
    StandardError.write("\(StandardError.renderer.label(.error)): \(description)\n")
    return status.rawValue
  }

  /// Performs work and converts its errors to failures with a status. A ``CommandFailure`` keeps its own.
  package static func of<Result>(_ status: Status, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(status, "\(error)")
    }
  }
}

/// The stream for diagnostics.
package enum StandardError {
  package static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Writes a diagnostic in the form for terminals, followed by a line break.
  package static func write(_ diagnostic: Diagnostic) {
    write(renderer.text(of: CollectionOfOne(diagnostic)))
  }

  /// Writes a warning, followed by a line break.
  package static func warn(_ text: String) { write(Diagnostic(.warning, text)) }

  /// Writes a note, followed by a line break.
  package static func note(_ text: String) { write(Diagnostic(.note, text)) }

  /// The renderer for diagnostics on this stream.
  package static var renderer: DiagnosticRenderer { DiagnosticRenderer(usesColor: Terminal.standardError.hasColor) }
}
