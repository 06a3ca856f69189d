import ArgumentParser

/// A command that needs to know of the program that runs it.
protocol ProgramCommand: ParsableCommand {
  @MainActor
  func run(in environment: ProgramEnvironment) throws
}

extension ProgramCommand {
  package func run() throws {
    // Commands run on the main thread, and no other has this value.
    nonisolated(unsafe) let command = self
    try MainActor.assumeIsolated { try command.run(in: ProgramEnvironment()) }
  }
}

extension ViewCodeCommand {
  /// Parses the program's arguments, and runs the command that they name.
  @MainActor
  package static func main(in environment: ProgramEnvironment) {
    do {
      var command = try parseAsRoot()
      if let command = command as? any ProgramCommand {
        try command.run(in: environment)
      } else {
        try command.run()
      }
    } catch {
      exit(withError: error)
    }
  }
}
