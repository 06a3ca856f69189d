/// A tool that calls five others after an edit.
struct CheckTool: AgentTool {
  let description = ToolDescription(
    "check", "After edits, in one call: build, replay, tree, audit, lint, and differences from before.", .showFirst,
    .on,
    .screen, .init("since", "string", "Lint only changes since this Git revision"))

  func call(_ arguments: ToolArguments, in session: AgentSession) throws -> ToolAnswer {
    let hadScreen = !session.screens.isEmpty
    let preview = try arguments.string("preview")
    var parts: [(title: String, text: String)] = []
    if session.build == nil || hadScreen {
      let build = try ReloadTool().call(arguments, in: session)
      if build.isError { return build }
      parts.append(("build", build.text))
    } else if session.rebuild().build.program == nil {
      return try ReloadTool().call(arguments, in: session)
    }
    if preview == nil, session.screens.isEmpty {
      throw ToolError.noPreview
    }
    parts.append(("tree", try TreeTool().call(arguments, in: session).text))
    // The screen is shown now, so the other tools must not show it again.
    let others = arguments.without(["preview", "on"])
    parts.append(("audit", try AuditTool().call(others, in: session).text))
    if session.linter != nil { parts.append(("lint", text { try LintTool().call(others, in: session) })) }
    var picture: [UInt8]?
    if hadScreen, preview == nil {
      parts.append(
        (
          "difference",
          text {
            let answer = try DiffTool().call(others, in: session)
            picture = answer.picture
            return answer
          }
        ))
    }
    return ToolAnswer(parts.map { "\($0.title):\n\($0.text)" }.joined(separator: "\n\n"), picture: picture)
  }

  /// Returns the answer of a tool, or its error. A failed part does not affect the others.
  private func text(_ work: () throws -> ToolAnswer) -> String {
    do {
      return try work().text
    } catch {
      return "\(error)"
    }
  }
}
