import ArgumentParser
import Foundation

/// A command that can't do what it was asked, with the reason in words and an exit status for its kind.
struct CommandFailure: Error, CustomStringConvertible {
  /// The exit statuses; 64 is ArgumentParser's for arguments that can't be understood.
  enum Kind: Int32 {
    /// The project's code has errors.
    case build = 1
    /// There is no such project, or it can't be read.
    case project = 2
    /// ViewCode is not installed as it should be, or for another compiler.
    case toolchain = 3
    /// The program of the project stopped.
    case program = 4
  }

  let kind: Kind
  let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}

extension CommandFailure {
  /// What work gives; its failure as one of a kind.
  static func of<Result>(_ kind: Kind, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(kind, "\(error)")
    }
  }
}

enum StandardError {
  static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

extension ParsableCommand {
  /// Runs a command's work; a failure ends the program with its message and status.
  func ending(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let failure as CommandFailure {
      StandardError.write("error: \(failure.description)\n")
      throw ExitCode(failure.kind.rawValue)
    }
  }
}
