/// The errors of this module's tools.
extension ToolError {
  // MARK: Arguments

  static func noTool(_ name: String) -> ToolError {
    ToolError(
      "there is no tool \(name); the tools are \(AgentTools.all.map(\.description.name).joined(separator: ", "))")
  }

  static func noArgument(_ name: String, of tool: ToolDescription) -> ToolError {
    let names = tool.parameters.map(\.name).joined(separator: ", ")
    return ToolError("\(tool.name) has no argument \(name)" + (names.isEmpty ? "" : "; it takes \(names)"))
  }

  static func missing(_ parameter: ToolDescription.Parameter, of tool: ToolDescription) -> ToolError {
    ToolError("\(tool.name) requires \(parameter.name): \(parameter.text ?? "a text")")
  }

  static func missing(_ name: String) -> ToolError { ToolError("\(name) is missing") }

  /// - Parameter expected: The values that the argument can have, such as "a number from 1 to 9".
  static func malformed(_ name: String, _ expected: String) -> ToolError {
    ToolError("\(name) must be \(expected)")
  }

  // MARK: Screens

  static let noScreens = ToolError(
    "this project has no screen that can be shown without a preview; add a #Preview, then call reload")

  static let noScreen = ToolError(
    "no screen is shown yet; call tree or render with a preview, which previews lists")

  static let noPreview = ToolError("no screen is shown yet; name a preview, or 'app'")

  static func unknownScreen(_ number: Int, among numbers: [Int]) -> ToolError {
    ToolError("there is no screen \(number); the screens are \(numbers.map { "\($0)" }.joined(separator: ", "))")
  }

  static func noMatch(_ filter: String, among count: Int) -> ToolError {
    ToolError("none of the \(count) screens contains \"\(filter)\"; call previews without a filter")
  }

  // MARK: Builds and comparisons

  static func noBuild(errors: String) -> ToolError {
    ToolError("the project does not build\n\(errors)\nFix the errors, then call again.")
  }

  static func noBuild(of revision: String, errors: String) -> ToolError {
    ToolError("\(revision) does not build\n\(errors)")
  }

  static let noProgram = ToolError("the project has no program")

  static let noSources = ToolError("this project's sources can't be read")

  static let timedOut = ToolError("the exploration did not end in time")

  static let noEarlierState = ToolError(
    "the screen has no earlier state to compare with; give 'with' a PNG file or a Git revision")

  static func noRepository(for revision: String) -> ToolError {
    ToolError("\(revision): the project is not in a Git repository; give 'with' a PNG file")
  }

  static func noReplay(in revision: String, _ reason: String) -> ToolError { ToolError("\(revision): \(reason)") }

  /// - Parameter maxSize: The maximum size of a file in bytes.
  static func unreadable(_ path: String, maxSize: Int) -> ToolError {
    ToolError("\(path) can't be read, or is larger than \(maxSize >> 20) MB")
  }
}
