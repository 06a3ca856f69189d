import Foundation

/// Why a command cannot do what it was asked, and the exit status for failures of that kind.
package struct CommandFailure: Error, CustomStringConvertible, Sendable {
  /// The exit statuses of all commands: 1 to 4 for failures before a program runs, 5 to 8 for those inside of one. 64 is
  /// ArgumentParser's, for arguments that it does not understand.
  package enum Status: Int32, Sendable {
    /// The project's code has errors.
    case build = 1
    /// There is no such project, or it cannot be read.
    case project = 2
    /// ViewCode is not installed completely, or for another compiler.
    case installation = 3
    /// The project's program stopped.
    case program = 4
    /// There is no preview, device or text size of the name.
    case unknownName = 5
    /// A file or folder of the arguments does not exist or cannot be read.
    case input = 6
    /// A picture or page cannot be written.
    case output = 7
    /// Something could not be drawn.
    case drawing = 8

    /// The compiler and what is installed with it.
    package static var toolchain: Status { .installation }
  }

  package let status: Status
  /// The reason, without `error:` before it.
  package let description: String

  package init(_ status: Status, _ description: String) {
    self.status = status
    self.description = description
  }

  /// As the terminal shows it.
  package var diagnostic: Diagnostic { Diagnostic(.error, description) }

  /// Writes the failure to standard error.
  ///
  /// - Returns: the exit status.
  package func report() -> Int32 {
    StandardError.write("error: \(description)\n")
    return status.rawValue
  }

  /// Does work, and gives its errors a status. A ``CommandFailure`` keeps its own.
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

  /// Writes a diagnostic as a terminal shows it, on lines of its own.
  package static func write(_ diagnostic: Diagnostic) {
    write(DiagnosticRenderer().text(of: CollectionOfOne(diagnostic)))
  }
}
