import ArgumentParser
import InterfaceBuilder
import ToolSupport
import ViewHost

extension ParsableCommand {
  /// Runs a command's work. An error with a status ends the program with its message and that status.
  func ending(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch {
      guard let status = CommandFailure.Status(of: error) else { throw error }
      throw ExitCode(CommandFailure(status, "\(error)").report())
    }
  }
}

extension CommandFailure.Status {
  /// Returns the status for an error of a lower module, or nil if it has none.
  init?(of error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure.status
    case is UnknownNameError: self = .unknownName
    case is InterfaceBuilderError: self = .input
    case is FileWritingError: self = .output
    case is PictureSizeError: self = .drawing
    case is MissingFontError: self = .installation
    default: return nil
    }
  }
}
