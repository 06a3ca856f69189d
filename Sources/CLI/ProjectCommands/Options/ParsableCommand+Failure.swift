import ArgumentParser
import ToolSupport

extension ParsableCommand {
  /// Runs a command's work. A ``CommandFailure`` ends the program with its message and status.
  func ending(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let failure as CommandFailure {
      throw ExitCode(failure.report())
    }
  }
}
