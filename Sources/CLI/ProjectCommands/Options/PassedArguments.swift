import ArgumentParser
import Foundation

/// The arguments of a command that the project's own program interprets, after the project's path.
struct PassedArguments: ParsableArguments {
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "The project's path, if not the working folder, then what the command takes.", valueName: "arguments"))
  var all: [String] = []

  /// Returns the project's path and the other arguments. The first argument is the path if it is an existing file or
  /// folder, or looks like one.
  func split() -> (path: String, rest: [String]) {
    guard let first = all.first, !first.hasPrefix("-"), PassedArguments.isPath(first) else { return (".", all) }
    return (first, Array(all.dropFirst()))
  }

  static func isPath(_ text: String) -> Bool {
    if FileManager.default.fileExists(atPath: text) { return true }
    return text.contains("/") && !text.contains(" ")
      || ["xcodeproj", "xcworkspace", "swift"].contains(URL(filePath: text).pathExtension)
  }
}
