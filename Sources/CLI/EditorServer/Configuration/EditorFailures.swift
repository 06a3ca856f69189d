import ToolSupport

/// The failures of this module's servers and configuration.
extension CommandFailure {
  static let noProject = CommandFailure(.project, "there is no project")

  static func otherBuildServer(in path: String) -> CommandFailure {
    CommandFailure(.project, "\(path) names another build server; rename or remove it, and run the command again")
  }

  static func malformedSettings(_ path: String) -> CommandFailure {
    CommandFailure(.project, "\(path) is not a JSON object, and was not changed; correct it, and run the command again")
  }
}
