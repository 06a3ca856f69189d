import PreviewSessions
import ToolSupport

/// The tools for coding agents: a project's screens, as short texts and small pictures. One thread at a time.
///
/// Every answer is as short as it can be; more is there on request. An error says what to do next.
package final class AgentTools {
  /// All tools, in the order in which an agent comes to need them.
  package static let all: [any AgentTool] = [
    PreviewsTool(), RenderTool(), TreeTool(), TapTool(), TypeTool(), SwipeTool(), AdvanceTool(), ReloadTool(),
    AuditTool(), SweepTool(), LintTool(), DiffTool(), ExploreTool(), CheckTool(),
  ]

  private let session: AgentSession

  /// - Parameters:
  ///   - source: builds the project's program.
  ///   - snapshot: the project's files, to report which have changed since the last build. Default: none.
  ///   - revisions: builds the program of other revisions. Default: none.
  ///   - linter: searches the project's sources. Default: none.
  package init(
    source: any ProgramSource, snapshot: FileSnapshot? = nil, revisions: (any RevisionSource)? = nil,
    linter: (any LintSource)? = nil, limits: ProgramLimits = ProgramLimits()
  ) {
    session = AgentSession(source: source, snapshot: snapshot, revisions: revisions, linter: linter, limits: limits)
  }

  /// The tool of a name; nil if there is none.
  static func named(_ name: String) -> (any AgentTool)? { all.first { $0.description.name == name } }

  /// Calls a tool. An error becomes its answer.
  package func call(_ name: String, _ values: [String: JSON]) -> ToolAnswer {
    do {
      guard let tool = AgentTools.named(name) else { throw ToolError("there is no tool \(name)") }
      return try tool.call(ToolArguments(values, of: tool.description), in: session)
    } catch SessionError.ended(let failure) {
      return ToolAnswer(
        "the program of this screen stopped: \(session.text(of: failure))\n"
          + (failure.advice == nil
            ? "Fix the code, then call reload." : "Another way to this screen, and then reload, goes on without it."),
        isError: true)
    } catch {
      return ToolAnswer(session.relative("\(error)"), isError: true)
    }
  }

  /// The state of the screen that was used last; nil without a screen.
  package var saved: SavedScreen? { session.saved }

  /// Shows a screen as it was when it was saved.
  ///
  /// - Returns: why not all of its events could be replayed; nil if all were.
  package func restore(_ saved: SavedScreen) throws -> String? { try session.restore(saved) }

  /// Ends all programs.
  package func end() { session.end() }
}
