import ArgumentParser
import Foundation
import InterfaceBuilder
import ViewHost

/// How a command ends: one exit status for each kind of error. The installed command has 1 to 4 for what comes before a
/// program runs, and 64 is ArgumentParser's for arguments that can't be understood.
enum CommandStatus: Int32 {
  /// ViewCode is not installed as it should be: there is no font.
  case installation = 3
  /// There is no preview, device or size of text of the name.
  case unknownName = 5
  /// A file or folder that was given is not there, or can't be read.
  case input = 6
  /// A picture or page can't be written.
  case output = 7
  /// Something could not be drawn.
  case drawing = 8

  /// The status of an error that came up below.
  init?(_ error: any Error) {
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

extension ParsableCommand {
  /// Does a command's work; an error of a known kind ends the program with its message and status.
  func ending(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch {
      guard let status = CommandStatus(error) else { throw error }
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      throw ExitCode(status.rawValue)
    }
  }
}
