import ArgumentParser
import Foundation

/// The argument for the path of a project.
struct ProjectPath: ParsableArguments {
  static let help: ArgumentHelp =
    "An Xcode project or workspace, a Swift package, a folder of Swift files, or a Swift file."

  @Argument(help: ProjectPath.help, completion: .file())
  var path = "."

  /// Returns whether a text denotes a file or folder: it exists, or it looks like a path.
  static func isPath(_ text: String) -> Bool {
    if FileManager.default.fileExists(atPath: text) { return true }
    return text.contains("/") && !text.contains(" ")
      || ["xcodeproj", "xcworkspace", "swift"].contains(URL(filePath: text).pathExtension)
  }

  /// Returns the path and the value of two arguments, of which the first is optional.
  ///
  /// - Parameters:
  ///   - first: The first argument. A single argument is the value, unless the value is optional and it denotes a file
  ///     or folder.
  ///   - second: The second argument.
  ///   - isRequired: Whether the value is required. Default: `false`.
  static func split(_ first: String?, _ second: String?, isRequired: Bool = false) -> (path: String, value: String?) {
    guard let first else { return (".", nil) }
    if let second { return (first, second) }
    return !isRequired && isPath(first) ? (first, nil) : (".", first)
  }
}

/// The arguments for the path of a project and the name of one of its screens. Both are optional.
struct ProjectScreen: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "An Xcode project or workspace, a Swift package, a folder of Swift files, or a Swift file. (default: .)"),
    completion: .file())
  var path: String?

  @Argument(help: "The name of a screen. `viewcode screens` lists all. (default: all)")
  var name: String?

  var resolved: (path: String, name: String?) {
    let (path, value) = ProjectPath.split(path, name)
    return (path, value)
  }
}

/// The option for the report of a build.
struct ReportOption: ParsableArguments {
  @Option(
    name: .customLong("report"), help: "A file for a report of the build and the screens, in JSON.",
    completion: .file())
  var file: String?
}
