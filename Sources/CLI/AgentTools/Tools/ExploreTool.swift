import Foundation
import Projects

/// Finds the screens of the app, and how they connect.
struct ExploreTool: AgentTool {
  /// A line for each: more than these are counted.
  private static let mostScreens = 25
  private static let minutes = 2.0
  /// Bytes that a map takes at most.
  private static let longestOutput = 1 << 20

  let description = ToolDescription(
    "explore", "Find the app's screens by itself: each with the way to it, conflicts, crashes with their script.",
    .init("preview", "string", "Begin with this, not the app"), .init("minutes", "number", "Default 2"),
    .init("fill", "string", "Fields: name=value, name=value"),
    .init("monkey", "boolean", "Then handle it roughly: crashes, hangs, leaks, lost text"))

  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer {
    let build = try session.built()
    guard let program = build.program else { throw ToolError("the project has no program") }
    let minutes = try arguments.number("minutes") ?? ExploreTool.minutes
    guard (0.01...60).contains(minutes) else { throw ToolError("minutes is a number from 0.01 to 60") }
    var command = [program.path(percentEncoded: false), "explore"]
    if let preview = try arguments.string("preview"), preview != "app" { command.append(preview) }
    command += ["--minutes", "\(minutes)", "--most", "\(ExploreTool.mostScreens)"]
    for pair in (try arguments.string("fill") ?? "").split(separator: ",") {
      guard pair.contains("=") else { throw ToolError("fill has name=value between commas") }
      command += ["--fill", pair.trimmingCharacters(in: .whitespaces)]
    }
    if try arguments.bool("monkey") == true { command.append("--monkey") }
    // Actions that are under way when the time is over are finished.
    let result = try ProcessRun.run(
      command, environment: build.environment, output: .apart, timeout: .seconds(minutes * 60 * 2 + 120),
      maxOutput: ExploreTool.longestOutput)
    // 1 says that something went wrong with the app, which the map tells.
    guard [0, 1].contains(result.status), !result.output.isEmpty, !result.timedOut else {
      let lines = result.errors.split(separator: "\n").suffix(5).joined(separator: "\n")
      throw ToolError(result.timedOut ? "the exploration did not end in time" : lines)
    }
    return ToolAnswer(session.relative(result.output.trimmingCharacters(in: .newlines)))
  }
}
