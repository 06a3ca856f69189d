import ArgumentParser

/// A command that needs the environment of its program.
protocol ProgramCommand: ParsableCommand {
  @MainActor
  func run(in environment: ProgramEnvironment) throws
}

extension ProgramCommand {
  package func run() throws {
    // Commands run on the main thread, and no other thread has this value.
    nonisolated(unsafe) let command = self
    try MainActor.assumeIsolated { try command.run(in: ProgramEnvironment()) }
  }
}

extension ViewCodeCommand {
  /// Parses the program's arguments, and runs the command.
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
