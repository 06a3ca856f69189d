import PreviewSessions
import ToolSupport

/// The tools for coding agents, which provide a project's screens as short texts and small images. They may only be
/// used on one thread at a time.
///
/// Every answer is as short as possible, and further requests return more. An error describes the next step.
package final class AgentTools {
  /// All tools, in the order in which an agent usually needs them.
  package static let all: [any AgentTool] = [
    PreviewsTool(), RenderTool(), TreeTool(), TapTool(), TypeTool(), SwipeTool(), AdvanceTool(), ReloadTool(),
    AuditTool(), SweepTool(), LintTool(), DiffTool(), ExploreTool(), CheckTool(),
  ]

  private let session: AgentSession

  /// - Parameters:
  ///   - source: The source of the project's program.
  ///   - snapshot: The project's files, to report changes since the last build. Default: none.
  ///   - revisions: The source of programs for other revisions. Default: none.
  ///   - linter: The search for mistakes in the project's sources. Default: none.
  package init(
    source: any ProgramSource, snapshot: FileSnapshot? = nil, revisions: (any RevisionSource)? = nil,
    linter: (any LintSource)? = nil, limits: ProgramLimits = ProgramLimits()
  ) {
    session = AgentSession(source: source, snapshot: snapshot, revisions: revisions, linter: linter, limits: limits)
  }

  /// Returns the tool with a name, or nil if there is none.
  static func named(_ name: String) -> (any AgentTool)? { all.first { $0.description.name == name } }

  /// Calls a tool. An error becomes its answer.
  package func call(_ name: String, _ values: [String: JSON]) -> ToolAnswer {
    do {
      guard let tool = AgentTools.named(name) else { throw ToolError.noTool(name) }
      return try tool.call(ToolArguments(values, of: tool.description), in: session)
    } catch SessionError.ended(let failure) {
      return ToolAnswer(
        "the program of this screen stopped: \(session.text(of: failure))\n"
          + (failure.advice == nil
            ? "Fix the code, then call reload." : "Call reload, and take other steps to this screen."),
        isError: true)
    } catch {
      return ToolAnswer(session.relative("\(error)"), isError: true)
    }
  }

  /// The state of the most recently used screen, or nil without a screen.
  package var saved: SavedScreen? { session.saved }

  /// Restores a saved screen.
  ///
  /// - Returns: The reason for which not all events could be replayed, or nil if all were.
  package func restore(_ saved: SavedScreen) throws -> String? { try session.restore(saved) }

  /// Ends all programs.
  package func end() { session.end() }
}
