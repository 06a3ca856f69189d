import Foundation
import ToolSupport

/// The failures of this module's commands.
extension CommandFailure {
  // MARK: Names

  static let noPreviews = CommandFailure(
    .unknownName, "this program has no previews; declare one with #Preview, or see `viewcode screens`")

  static let noScreens = CommandFailure(
    .unknownName,
    "this program has no previews, and no screen that can be shown without one; `viewcode screens` lists the reasons")

  static let noApp = CommandFailure(
    .unknownName,
    "this program has no app: it has neither an @main type nor a main.swift that starts one; `viewcode render` draws its screens"
  )

  static let noAppToExplore = CommandFailure(
    .unknownName, "this program has no app; name the screen to begin with (`viewcode screens` lists all)")

  static func noTextSize(_ name: String, among sizes: [String]) -> CommandFailure {
    CommandFailure(.unknownName, "there is no text size '\(name)'; the sizes are \(sizes.joined(separator: ", "))")
  }

  static func notInReport(_ id: String) -> CommandFailure {
    CommandFailure(.unknownName, "the report does not contain \(id)")
  }

  // MARK: Input

  static func unreadable(_ path: String, _ error: any Error) -> CommandFailure {
    CommandFailure(.input, "can't read \(path): \((error as NSError).localizedDescription)")
  }

  static func malformedAccount(_ path: String, line: Int) -> CommandFailure {
    CommandFailure(.input, "\(path):\(line): the line does not have the form name=value")
  }

  static func missingFolder(_ path: String) -> CommandFailure {
    CommandFailure(.input, "\(path): there is no such folder")
  }

  static func notFolder(_ path: String) -> CommandFailure {
    CommandFailure(.input, "\(path) is not a folder")
  }

  static func forbiddenFolder(_ path: String) -> CommandFailure {
    CommandFailure(.input, "\(path): permission to read the folder is denied")
  }

  static func badFilter(_ text: String) -> CommandFailure {
    CommandFailure(.input, "--filter takes a regular expression, not \(text)")
  }

  static let noSocket = CommandFailure(
    .input, "`viewcode live` needs a socket; `viewcode mcp` and `viewcode preview` start it with one")

  static let noReports = CommandFailure(.input, "there are no reports to merge")

  static func duplicateScreen(_ id: String, in report: String) -> CommandFailure {
    CommandFailure(.input, "\(report): another report also contains \(id); merge reports of different shards")
  }

  static func fileOutside(_ file: String, of report: String) -> CommandFailure {
    CommandFailure(.input, "\(report)/report.json names the file \(file), which is outside of the report's folder")
  }

  static func notCaptured(_ id: String) -> CommandFailure {
    CommandFailure(.input, "\(id) was not captured")
  }

  // MARK: Output and drawing

  static func unwritable(_ path: String, _ error: any Error) -> CommandFailure {
    CommandFailure(.output, "can't write \(path): \((error as NSError).localizedDescription)")
  }

  static func notDrawn(_ failures: [String], of count: Int) -> CommandFailure {
    CommandFailure(
      .drawing, "\(failures.count) of \(count) screens could not be drawn:\n  \(failures.joined(separator: "\n  "))")
  }

  static func notDrawn(_ id: String, _ reason: String) -> CommandFailure {
    CommandFailure(.drawing, "\(id) could not be drawn: \(reason)")
  }

  // MARK: Programs

  static func notStarted(_ program: String, _ status: Int32) -> CommandFailure {
    CommandFailure(.program, "can't start \(program): \(String(cString: strerror(status)))")
  }

  static let workerEnded = CommandFailure(
    .program, "a program of the exploration ended before it began; `viewcode run` shows whether the app starts")
}
