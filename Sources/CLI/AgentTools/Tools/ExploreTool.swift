import Foundation
import Projects

/// A tool that finds the screens of the app, and the paths between them.
struct ExploreTool: AgentTool {
  /// The maximum number of screens with a line of their own. The others are only counted.
  private static let mostScreens = 25
  private static let minutes = 2.0
  /// The maximum size of a map, in bytes.
  private static let longestOutput = 1 << 20

  let description = ToolDescription(
    "explore", "Find the app's screens, with the path to each, constraint conflicts, and the script of each crash.",
    .init("preview", "string", "Begin with this, not the app"), .init("minutes", "number", "Default 2"),
    .init("fill", "string", "Texts for fields: name=value, name=value"),
    .init("monkey", "boolean", "Then use it roughly to find crashes, hangs, leaks, lost text"))

  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer {
    let build = try session.built()
    guard let program = build.program else { throw ToolError.noProgram }
    let minutes = try arguments.number("minutes") ?? ExploreTool.minutes
    guard (0.01...60).contains(minutes) else { throw ToolError.malformed("minutes", "a number from 0.01 to 60") }
    var command = [program.path(percentEncoded: false), "explore"]
    if let preview = try arguments.string("preview"), preview != "app" { command.append(preview) }
    command += ["--minutes", "\(minutes)", "--most", "\(ExploreTool.mostScreens)"]
    for pair in (try arguments.string("fill") ?? "").split(separator: ",") {
      guard pair.contains("=") else { throw ToolError.malformed("fill", "a list of the form name=value, name=value") }
      command += ["--fill", pair.trimmingCharacters(in: .whitespaces)]
    }
    if try arguments.bool("monkey") == true { command.append("--monkey") }
    // Actions that have begun are completed after the time limit.
    let result = try ProcessRun.run(
      command, environment: build.environment, output: .apart, timeout: .seconds(minutes * 60 * 2 + 120),
      maxOutput: ExploreTool.longestOutput)
    // The status is 1 if the app has problems, which the map contains.
    guard [0, 1].contains(result.status), !result.output.isEmpty, !result.timedOut else {
      let lines = result.errors.split(separator: "\n").suffix(5).joined(separator: "\n")
      throw result.timedOut ? ToolError.timedOut : ToolError(lines)
    }
    return ToolAnswer(session.relative(result.output.trimmingCharacters(in: .newlines)))
  }
}
